import { PageHero } from '../components/PageHero.tsx'
import { PageLinks } from '../components/PageLinks.tsx'
import { ShareSection } from '../components/ShareSection.tsx'
import { SocialLinks } from '../components/SocialLinks.tsx'
import { TitledList } from '../components/TitledList.tsx'
import { getEntry, type Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { endedIn } from '../lib/pastDates.ts'
import { capitalise, toNumberWord } from '../lib/text.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { RunningText } from '../markdown/Markdown.tsx'
import { BOOTCAMP_PAGES } from '../model/bootcampPages.ts'
import { findSessionCalendar } from '../model/calendarEvents.ts'
import { breadcrumbsOf } from '../model/pages.ts'
import { ButtonLink, MoreLink } from '../ui/Button.tsx'
import { AddToCalendarLink } from '../ui/CalendarLinks.tsx'
import { Day, DayRange } from '../ui/Day.tsx'
import { Deadline } from '../ui/Deadline.tsx'
import { Facts } from '../ui/Facts.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { Quote } from '../ui/Quote.tsx'
import { Section } from '../ui/Section.tsx'
import { Carousel } from '../widgets/carousel/Carousel.tsx'

/** The bootcamp’s landing page: what it is, seven disciplines, mentors, the showcase, and the application form. */
export function BootcampPage({ site }: { site: Site }) {
  const { bootcamp, courses, faculty, company } = site
  const apply = (
    <ButtonLink href={company.services.bootcampApplication} external="host">
      Apply to the bootcamp
    </ButtonLink>
  )
  const facts = [
    { term: 'When', detail: <DayRange start={bootcamp.starts} end={bootcamp.ends} /> },
    { term: 'Duration', detail: bootcamp.duration },
    { term: 'Where', detail: bootcamp.location },
    { term: 'For whom', detail: bootcamp.audience },
    { term: 'Fees', detail: <Price amounts={[bootcamp.feeFrom, bootcamp.feeTo]} /> },
    { term: 'Apply by', detail: <Deadline day={bootcamp.deadline} until={bootcamp.ends} /> },
  ]
  return (
    <Page site={site} path="/academy/young-creatives-bootcamp" title={bootcamp.title} description={bootcamp.description} area="academy">
      <PageHero
        title={bootcamp.title}
        lead={<Inline text={bootcamp.lead} />}
        picture={bootcamp.hero}
        surface="leaf"
        crumbs={breadcrumbsOf(site, '/academy/young-creatives-bootcamp')}
        facts={<Facts label="Details" facts={facts} />}
      >
        <AddToCalendarLink file={findSessionCalendar(bootcamp)} about={bootcamp.title} />
        <PastNote day={bootcamp.ends} words={endedIn('bootcamp', bootcamp.ends)} about={bootcamp.title} />
        <div className="actions">{apply}</div>
      </PageHero>
      <Section heading="What It Is" id="what-it-is" beside>
        <RunningText text={bootcamp.body}>
          <Paragraph text={bootcamp.payment} />
        </RunningText>
      </Section>
      <Section
        heading={`${capitalise(toNumberWord(courses.length))} Disciplines`}
        id="disciplines"
        surface="sand"
        aside={<MoreLink href="/academy/young-creatives-bootcamp/courses">All courses and fees</MoreLink>}
      >
        <TitledList
          columns={4}
          items={courses.map((course) => ({
            title: course.title,
            text: (
              <>
                <strong>{bootcamp.disciplineDuration}.</strong> <Inline text={course.summary} />
              </>
            ),
          }))}
        />
      </Section>
      <Section
        heading="Meet the mentors"
        id="mentors"
        surface="indigo"
        aside={<MoreLink href="/academy/young-creatives-bootcamp/faculty">All {toNumberWord(faculty.length)} faculty members</MoreLink>}
      >
        <Carousel
          label="Mentors"
          slides={faculty.map((member) => {
            const person = getEntry(site, 'people', member.person)
            return {
              name: person.name,
              content: (
                <div className="mentor">
                  <Picture picture={person.portrait} sizes="(min-width: 48em) 240px, 87vw" />
                  <Quote by={person.name} detail={member.role}>
                    <Inline text={member.mentor} />
                  </Quote>
                </div>
              ),
            }
          })}
        />
      </Section>
      <Section heading={bootcamp.graduation.title} id="graduation">
        <div className="split">
          <div className="stack">
            <Paragraph className="lead" text={bootcamp.graduation.text} />
            <p>
              <strong>
                <Day value={bootcamp.showcase} as="weekday" />
              </strong>
            </p>
          </div>
          <Picture picture={bootcamp.graduation.image} sizes="(min-width: 64em) 58vw, 100vw" />
        </div>
      </Section>
      <ShareSection site={site} path="/academy/young-creatives-bootcamp" title={bootcamp.title} />
      <Section heading={bootcamp.closing.title} id="apply" beside surface="leaf" intro={<Inline text={bootcamp.closing.text} />}>
        <div className="actions">{apply}</div>
        <PageLinks label="Bootcamp pages" links={BOOTCAMP_PAGES.filter((link) => link.href !== '/academy/young-creatives-bootcamp')} />
        <SocialLinks company={company} />
      </Section>
    </Page>
  )
}
