import { PersonCard } from '../components/cards.tsx'
import { PageLinks, SocialLinks } from '../components/linkLists.tsx'
import { Portrait } from '../components/Portrait.tsx'
import { getEntry, type Site } from '../content/site.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { capitalise, toCountHeading, toNumberWord } from '../lib/text.ts'
import { WORDS } from '../lib/words.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { findSessionCalendar } from '../model/calendarEvents.ts'
import { withPeople } from '../model/people.ts'
import { Actions } from '../ui/Actions.tsx'
import { AddToCalendarLink } from '../ui/calendarLinks.tsx'
import { Day, DayRange } from '../ui/dates.tsx'
import { ButtonLink, lookUntil, MoreLink } from '../ui/links.tsx'
import { Facts, List, Steps, TextList, TitledList } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { Deadline, EndedNote } from '../ui/pastNotes.tsx'
import { Section } from '../ui/Section.tsx'
import { Carousel } from '../widgets/carousel/Carousel.tsx'
import { HeroPage } from './HeroPage.tsx'
import { ShareSection, TextQuote, TextSection, toSectionHead } from './sections.tsx'
import { toAccessFact } from './visitSections.tsx'

const HOME = '/academy/young-creatives-bootcamp'
const COURSES = `${HOME}/courses`
const FACULTY = `${HOME}/faculty`

/** The bootcamp’s pages, in the order they are read. */
const BOOTCAMP_PAGES: readonly { text: string; href: string }[] = [
  { text: WORDS.bootcamp.home, href: HOME },
  { text: WORDS.bootcamp.courses, href: COURSES },
  { text: WORDS.bootcamp.faculty, href: FACULTY },
  { text: WORDS.bootcamp.scholarships, href: `${HOME}/scholarships` },
]

/** Links to the bootcamp’s pages but the current one, then to `others`. */
const BootcampLinks = ({ current, others = [] }: { current: string; others?: typeof BOOTCAMP_PAGES }) => (
  <PageLinks label={WORDS.bootcamp.pages} links={[...BOOTCAMP_PAGES.filter(({ href }) => href !== current), ...others]} />
)

const ApplyButton = ({ site }: { site: Site }) => (
  <ButtonLink
    href={site.company.services.bootcampApplication}
    external
    look={lookUntil(site.bootcamp.deadline)}
    text={WORDS.bootcamp.apply}
  />
)

const toFacts = ({ starts, ends, feeFrom, feeTo, deadline }: Site['bootcamp']) => ({
  when: { term: WORDS.terms.when, detail: <DayRange start={starts} end={ends} /> },
  fees: { term: WORDS.terms.fees, detail: <Price amounts={[feeFrom, feeTo]} /> },
  applyBy: { term: WORDS.terms.applyBy, detail: <Deadline day={deadline} until={ends} /> },
})

/** The bootcamp’s landing page: what it is, seven disciplines, mentors, the showcase, and the application form. */
export function BootcampPage({ site }: { site: Site }) {
  const { bootcamp, courses, faculty, company } = site
  const { graduation } = bootcamp
  const { when, fees, applyBy } = toFacts(bootcamp)
  const facts = [
    when,
    { term: WORDS.terms.duration, detail: bootcamp.duration },
    { term: WORDS.terms.where, detail: bootcamp.location },
    toAccessFact(site, bootcamp.title),
    { term: WORDS.terms.forWhom, detail: bootcamp.audience },
    fees,
    applyBy,
  ]
  const actions = (
    <>
      <AddToCalendarLink file={findSessionCalendar(site, bootcamp)} about={bootcamp.title} />
      <EndedNote what="bootcamp" of={bootcamp} />
      <Actions>
        <ApplyButton site={site} />
      </Actions>
    </>
  )
  return (
    <HeroPage
      site={site}
      path={HOME}
      page={bootcamp}
      surface="leaf"
      facts={<Facts label={WORDS.common.details} facts={facts} />}
      actions={actions}
    >
      <TextSection heading={WORDS.bootcamp.whatItIs} id="what-it-is" text={bootcamp.body}>
        <Paragraph text={bootcamp.payment} />
      </TextSection>
      <Section
        heading={WORDS.bootcamp.disciplines(capitalise(toNumberWord(courses.length)))}
        id="disciplines"
        surface="sand"
        aside={<MoreLink href={COURSES} text={WORDS.bootcamp.allCourses} />}
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
        heading={WORDS.bootcamp.meetMentors}
        id="mentors"
        surface="indigo"
        aside={<MoreLink href={FACULTY} text={WORDS.bootcamp.allFaculty(toNumberWord(faculty.length))} />}
      >
        <Carousel
          label={WORDS.bootcamp.mentors}
          slides={withPeople(site, faculty).map(({ person: { name, portrait }, role, mentor }) => ({
            name,
            content: (
              <div className="mentor">
                <Portrait picture={portrait} sizes="(min-width: 48em) 240px, 87vw" />
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
      <Section {...toSectionHead(bootcamp.closing)} id="apply" beside surface="leaf">
        <Actions>
          <ApplyButton site={site} />
        </Actions>
        <BootcampLinks current={HOME} />
        <SocialLinks company={company} />
      </Section>
    </HeroPage>
  )
}

/** The bootcamp’s courses page: how to register, the courses with their prices, the weeks, the final showcase. */
export function BootcampCoursesPage({ site }: { site: Site }) {
  const { bootcamp, courses } = site
  const page = bootcamp.courses
  const facts = Object.values(toFacts(bootcamp))
  return (
    <HeroPage
      site={site}
      path={COURSES}
      page={page}
      surface="leaf"
      facts={<Facts label={WORDS.common.details} facts={facts} />}
      actions={<EndedNote what="bootcamp" of={bootcamp} />}
    >
      <Section heading={WORDS.bootcamp.registration} id="registration">
        <div className="below-fold">
          <Steps steps={page.registration.map(({ title, text }) => ({ title, text: <Inline text={text} /> }))} />
        </div>
      </Section>
      <Section heading={toCountHeading(courses.length, WORDS.bootcamp.course)} id="courses" surface="sand">
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
                    { term: WORDS.terms.duration, detail: course.duration },
                    { term: WORDS.terms.format, detail: course.format },
                    { term: WORDS.terms.where, detail: course.location },
                    { term: WORDS.terms.price, detail: <Price amounts={[price]} strong /> },
                    { term: WORDS.terms.includes, detail: <List of={includes}>{(item) => item}</List> },
                  ]}
                />
                <Paragraph text={note} />
                <TextQuote {...quote} />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={toCountHeading(page.schedule.length, WORDS.bootcamp.week)} id="schedule">
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
      <Section {...toSectionHead(page.showcase)} id="showcase" beside surface="leaf">
        <div className="stack">
          <p className="lead">
            <Day value={bootcamp.showcase} as="weekday" />
          </p>
          <Actions>
            <ApplyButton site={site} />
            <ButtonLink href="/contact" look="quiet" text={WORDS.common.contactUs} />
          </Actions>
          <BootcampLinks current={COURSES} />
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
      <Section heading={WORDS.bootcamp.theFaculty} id="faculty">
        <List of={withPeople(site, faculty)} className="grid-3 below-fold">
          {({ person, course, role, notableWorks, philosophy }) => (
            <PersonCard {...person} role={`${role} · ${getEntry(site, 'courses', course).title}`} sizes={SIZES_IN_ROW.three}>
              <Markdown text={person.body} headingLevel={4} />
              <h4>{WORDS.bootcamp.notableWorks}</h4>
              <TextList items={notableWorks} />
              <TextQuote by={person.name} text={philosophy} />
            </PersonCard>
          )}
        </List>
      </Section>
      <Section heading={WORDS.bootcamp.teaching} id="structure" surface="sand">
        <TitledList items={page.structure.map(({ role, description }) => ({ title: role, text: <Inline text={description} /> }))} />
      </Section>
      <Section heading={WORDS.bootcamp.goOn} id="more" surface="leaf">
        <BootcampLinks current={FACULTY} others={[{ text: WORDS.bootcamp.siteHome, href: '/' }]} />
      </Section>
    </HeroPage>
  )
}
