import { PersonCard } from '../components/cards.tsx'
import { PageLinks, SocialLinks } from '../components/linkLists.tsx'
import { getEntry, type Site } from '../content/site.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { capitalise, toCountHeading, toNumberWord } from '../lib/text.ts'
import { Inline, inlineItems, Paragraph } from '../markdown/Inline.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { BOOTCAMP_PAGES } from '../model/bootcampPages.ts'
import { findSessionCalendar } from '../model/calendarEvents.ts'
import { getContactDetails } from '../model/contactDetails.ts'
import { AddToCalendarLink } from '../ui/calendarLinks.tsx'
import { Day, DayRange } from '../ui/dates.tsx'
import { ButtonLink, MoreLink } from '../ui/links.tsx'
import { Facts, List, Steps, TextList, TitledList } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { Deadline, EndedNote, PastNote } from '../ui/pastNotes.tsx'
import { Section } from '../ui/Section.tsx'
import { Unavailable } from '../widgets/acknowledge/Acknowledge.tsx'
import { Carousel } from '../widgets/carousel/Carousel.tsx'
import { HeroPage } from './HeroPage.tsx'
import { headed, ListSection, QuestionSection, ShareSection, TextQuote, TextSection, withPeople } from './sections.tsx'

const HOME = '/academy/young-creatives-bootcamp'
const [COURSES, FACULTY, SCHOLARSHIPS] = [`${HOME}/courses`, `${HOME}/faculty`, `${HOME}/scholarships`] as const

/** Links to the bootcamp’s other pages, and further ones. */
const OtherPages = ({ than, further = [] }: { than: string; further?: typeof BOOTCAMP_PAGES }) => (
  <PageLinks label="Bootcamp pages" links={[...BOOTCAMP_PAGES.filter(({ href }) => href !== than), ...further]} />
)

const ApplyButton = ({ site }: { site: Site }) => (
  <ButtonLink href={site.company.services.bootcampApplication} external text="Apply to the bootcamp" />
)

const toFacts = ({ starts, ends, feeFrom, feeTo }: Site['bootcamp']) => ({
  when: { term: 'When', detail: <DayRange start={starts} end={ends} /> },
  fees: { term: 'Fees', detail: <Price amounts={[feeFrom, feeTo]} /> },
})

/** The bootcamp’s landing page: what it is, seven disciplines, mentors, the showcase, and the application form. */
export function BootcampPage({ site }: { site: Site }) {
  const { bootcamp, courses, faculty, company } = site
  const { graduation } = bootcamp
  const { when, fees } = toFacts(bootcamp)
  const facts = [
    when,
    { term: 'Duration', detail: bootcamp.duration },
    { term: 'Where', detail: bootcamp.location },
    { term: 'For whom', detail: bootcamp.audience },
    fees,
    { term: 'Apply by', detail: <Deadline day={bootcamp.deadline} until={bootcamp.ends} /> },
  ]
  const actions = (
    <>
      <AddToCalendarLink file={findSessionCalendar(bootcamp)} about={bootcamp.title} />
      <EndedNote what="bootcamp" of={bootcamp} />
      <div className="actions">
        <ApplyButton site={site} />
      </div>
    </>
  )
  return (
    <HeroPage site={site} path={HOME} page={bootcamp} surface="leaf" facts={<Facts label="Details" facts={facts} />} actions={actions}>
      <TextSection heading="What It Is" id="what-it-is" text={bootcamp.body}>
        <Paragraph text={bootcamp.payment} />
      </TextSection>
      <Section
        heading={`${capitalise(toNumberWord(courses.length))} Disciplines`}
        id="disciplines"
        surface="sand"
        aside={<MoreLink href={COURSES} text="All courses and fees" />}
      >
        <TitledList
          columns={4}
          items={courses.map(({ title, summary }) => ({
            title,
            text: (
              <>
                <strong>{bootcamp.disciplineDuration}.</strong> <Inline text={summary} />
              </>
            ),
          }))}
        />
      </Section>
      <Section
        heading="Meet the mentors"
        id="mentors"
        surface="indigo"
        aside={<MoreLink href={FACULTY} text={['All ', toNumberWord(faculty.length), ' faculty members']} />}
      >
        <Carousel
          label="Mentors"
          slides={withPeople(site, faculty).map(({ person: { name, portrait }, role, mentor }) => ({
            name,
            content: (
              <div className="mentor">
                <Picture picture={portrait} sizes="(min-width: 48em) 240px, 87vw" />
                <TextQuote by={name} detail={role} text={mentor} />
              </div>
            ),
          }))}
        />
      </Section>
      <Section heading={graduation.title} id="graduation">
        <div className="split">
          <div className="stack">
            <Paragraph className="lead" text={graduation.text} />
            <p>
              <strong>
                <Day value={bootcamp.showcase} as="weekday" />
              </strong>
            </p>
          </div>
          <Picture picture={graduation.image} sizes="(min-width: 64em) 58vw, 100vw" />
        </div>
      </Section>
      <ShareSection site={site} path={HOME} title={bootcamp.title} />
      <Section {...headed(bootcamp.closing)} id="apply" beside surface="leaf">
        <div className="actions">
          <ApplyButton site={site} />
        </div>
        <OtherPages than={HOME} />
        <SocialLinks company={company} />
      </Section>
    </HeroPage>
  )
}

/** The bootcamp’s courses page: how to register, the courses with their prices, the weeks, the final showcase. */
export function BootcampCoursesPage({ site }: { site: Site }) {
  const { bootcamp, courses } = site
  const page = bootcamp.courses
  const { when, fees } = toFacts(bootcamp)
  const facts = [when, fees, { term: 'Apply by', detail: <Day value={bootcamp.deadline} /> }]
  return (
    <HeroPage
      site={site}
      path={COURSES}
      page={page}
      surface="leaf"
      facts={<Facts label="Details" facts={facts} />}
      actions={<EndedNote what="bootcamp" of={bootcamp} />}
    >
      <Section heading="Registration guide" id="registration">
        <div className="below-fold">
          <Steps steps={page.registration.map(({ title, text }) => ({ title, text: <Inline text={text} /> }))} />
        </div>
      </Section>
      <Section heading={toCountHeading(courses.length, 'course')} id="courses" surface="sand">
        <ul className="courses">
          {courses.map(({ id, title, image, body, price, includes, note, quote, ...course }) => (
            <li key={id} id={id} className="course">
              <Picture picture={image} sizes="(min-width: 64em) 40vw, 100vw" />
              <div className="stack">
                <h3>{title}</h3>
                <div className="prose">
                  <Markdown text={body} headingLevel={4} />
                </div>
                <Facts
                  facts={[
                    { term: 'Duration', detail: course.duration },
                    { term: 'Format', detail: course.format },
                    { term: 'Where', detail: course.location },
                    { term: 'Price', detail: <Price amounts={[price]} strong /> },
                    { term: 'Includes', detail: <List of={includes}>{(item) => item}</List> },
                  ]}
                />
                <Paragraph text={note} />
                <TextQuote {...quote} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={toCountHeading(page.schedule.length, 'week')} id="schedule">
        <ol className="grid-3">
          {page.schedule.map(({ week, focus, highlights }) => (
            <li key={week} className="panel stack">
              <h3>
                {week}: {focus}
              </h3>
              <TextList items={highlights} />
            </li>
          ))}
        </ol>
      </Section>
      <Section {...headed(page.showcase)} id="showcase" beside surface="leaf">
        <div className="stack">
          <p className="lead">
            <Day value={bootcamp.showcase} as="weekday" />
          </p>
          <div className="actions">
            <ApplyButton site={site} />
            <ButtonLink href="/contact" look="quiet" text="Contact Us" />
          </div>
          <OtherPages than={COURSES} />
        </div>
      </Section>
    </HeroPage>
  )
}

/** The bootcamp’s faculty page: faculty members, and how teaching is organised. */
export function BootcampFacultyPage({ site }: { site: Site }) {
  const { faculty } = site
  const page = site.bootcamp.faculty
  return (
    <HeroPage site={site} path={FACULTY} page={page} surface="leaf">
      <Section heading="The faculty" id="faculty">
        <List of={withPeople(site, faculty)} className="grid-3 below-fold">
          {({ person, course, role, notableWorks, philosophy }) => (
            <PersonCard {...person} role={`${role}, ${getEntry(site, 'courses', course).title}`} sizes={SIZES_IN_ROW.three}>
              <Markdown text={person.body} headingLevel={4} />
              <h4>Notable works</h4>
              <TextList items={notableWorks} />
              <TextQuote by={person.name} text={philosophy} />
            </PersonCard>
          )}
        </List>
      </Section>
      <Section heading="How teaching is arranged" id="structure" surface="sand">
        <TitledList items={page.structure.map(({ role, description }) => ({ title: role, text: <Inline text={description} /> }))} />
      </Section>
      <Section heading="Go on from here" id="more" surface="leaf">
        <OtherPages than={FACULTY} further={[{ text: 'Home', href: '/' }]} />
      </Section>
    </HeroPage>
  )
}

/** The scholarships page: types, eligibility, process, dates, questions, and how to sponsor one. */
export function ScholarshipsPage({ site }: { site: Site }) {
  const { scholarships: page, company, messages } = site
  const { scholarshipApply, scholarshipGuide, scholarshipInfo, scholarshipSponsor } = messages.unavailable
  const lastDay =
    page.dates
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? ''
  const button = (id: string, text: string, reason: string) => (
    <Unavailable id={id} reason={reason} {...getContactDetails(site)} look={id.startsWith('apply') ? 'strong' : 'quiet'} text={text} />
  )
  return (
    <HeroPage site={site} path={SCHOLARSHIPS} page={page} lead={page.tagline} surface="leaf">
      <Section {...headed({ title: 'A place for you', text: page.intro })} id="introduction" beside>
        <div className="actions">
          {button('apply-top', 'Apply for a Scholarship', scholarshipApply)}
          {button('guide', 'Download Scholarship Guide PDF', scholarshipGuide)}
        </div>
      </Section>
      <TextSection heading="Why Scholarships Matter" id="why" surface="sand" text={page.body} />
      <Section heading={toCountHeading(page.awards.length, 'scholarship')} id="awards">
        <List of={page.awards} className="grid-2" itemClass="panel stack">
          {({ title, summary, awards, covers, criteria, note }) => (
            <>
              <h3>{title}</h3>
              <Paragraph text={summary} />
              <TextList items={inlineItems(awards)} />
              <Paragraph text={covers} />
              <h4>Criteria</h4>
              <TextList items={inlineItems(criteria)} />
              {note ? <Paragraph text={note} /> : null}
            </>
          )}
        </List>
      </Section>
      <ListSection heading="Eligibility" id="eligibility" surface="sand" items={page.eligibility}>
        <Paragraph className="spaced" text={page.bothNote} />
      </ListSection>
      <Section heading="How to apply" id="process">
        <Steps steps={page.process.map((step) => ({ text: <Inline text={step} /> }))} />
      </Section>
      <Section {...headed({ title: 'Important dates', text: page.datesNote })} id="dates" surface="sand">
        <Facts facts={page.dates.map(({ label, date }) => ({ term: label, detail: <Deadline day={date} until={lastDay} /> }))} />
        <PastNote day={lastDay} words="All of these dates have passed." about="these scholarships" />
      </Section>
      <QuestionSection heading="Questions about scholarships" id="questions" list="scholarship-faq" questions={page.faq} />
      <Section {...headed(page.sponsor)} id="sponsor" beside surface="indigo">
        <div className="actions">
          <ButtonLink href={`mailto:${company.email}`} text={company.email} />
          {button('sponsor', 'Partner With Us', scholarshipSponsor)}
        </div>
      </Section>
      <Section heading="Ready to apply?" id="ready" beside surface="leaf">
        <div className="actions">
          {button('apply-bottom', 'Apply for a Scholarship', scholarshipApply)}
          {button('info', 'Download Scholarship Info PDF', scholarshipInfo)}
        </div>
        <p className="spaced">
          <MoreLink href={HOME} text="Return to Bootcamp Page" />
        </p>
      </Section>
    </HeroPage>
  )
}
