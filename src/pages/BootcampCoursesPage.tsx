import { PageHero } from '../components/PageHero.tsx'
import { PageLinks } from '../components/PageLinks.tsx'
import { TextList } from '../components/TextList.tsx'
import type { Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { endedIn } from '../lib/pastDates.ts'
import { toCountHeading } from '../lib/text.ts'
import { Inline, Paragraph } from '../markdown/Inline.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { BOOTCAMP_PAGES } from '../model/bootcampPages.ts'
import { breadcrumbsOf } from '../model/pages.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Day, DayRange } from '../ui/Day.tsx'
import { Facts } from '../ui/Facts.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { Quote } from '../ui/Quote.tsx'
import { Section } from '../ui/Section.tsx'
import { Steps } from '../ui/Steps.tsx'

const PATH = '/academy/young-creatives-bootcamp/courses'

/** The bootcamp’s courses page: how to register, the courses with their prices, the weeks, the final showcase. */
export function BootcampCoursesPage({ site }: { site: Site }) {
  const { bootcamp, courses, company } = site
  const page = bootcamp.courses
  const facts = [
    { term: 'When', detail: <DayRange start={bootcamp.starts} end={bootcamp.ends} /> },
    { term: 'Fees', detail: <Price amounts={[bootcamp.feeFrom, bootcamp.feeTo]} /> },
    { term: 'Apply by', detail: <Day value={bootcamp.deadline} /> },
  ]
  return (
    <Page site={site} path={PATH} title={page.title} description={page.description} area="academy">
      <PageHero
        title={page.title}
        lead={<Inline text={page.lead} />}
        surface="leaf"
        crumbs={breadcrumbsOf(site, PATH)}
        facts={<Facts label="Details" facts={facts} />}
      >
        <PastNote day={bootcamp.ends} words={endedIn('bootcamp', bootcamp.ends)} about={bootcamp.title} />
      </PageHero>
      <Section heading="Registration guide" id="registration">
        <div className="below-fold">
          <Steps steps={page.registration.map((step) => ({ title: step.title, text: <Inline text={step.text} /> }))} />
        </div>
      </Section>
      <Section heading={toCountHeading(courses.length, 'course')} id="courses" surface="sand">
        <ul className="courses">
          {courses.map((course) => (
            <li key={course.id} id={course.id} className="course">
              <Picture picture={course.image} sizes="(min-width: 64em) 40vw, 100vw" />
              <div className="stack">
                <h3>{course.title}</h3>
                <div className="prose">
                  <Markdown text={course.body} headingLevel={4} />
                </div>
                <Facts
                  facts={[
                    { term: 'Duration', detail: course.duration },
                    { term: 'Format', detail: course.format },
                    { term: 'Where', detail: course.location },
                    {
                      term: 'Price',
                      detail: (
                        <strong>
                          <Price amounts={[course.price]} />
                        </strong>
                      ),
                    },
                    {
                      term: 'Includes',
                      detail: (
                        <ul>
                          {course.includes.map((item) => (
                            <li key={item}>{item}</li>
                          ))}
                        </ul>
                      ),
                    },
                  ]}
                />
                <Paragraph text={course.note} />
                <Quote by={course.quote.by}>
                  <Inline text={course.quote.text} />
                </Quote>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={toCountHeading(page.schedule.length, 'week')} id="schedule">
        <ol className="grid-3">
          {page.schedule.map((week) => (
            <li key={week.week} className="panel stack">
              <h3>
                {week.week}: {week.focus}
              </h3>
              <TextList items={week.highlights} />
            </li>
          ))}
        </ol>
      </Section>
      <Section heading={page.showcase.title} id="showcase" beside surface="leaf" intro={<Inline text={page.showcase.text} />}>
        <div className="stack">
          <p className="lead">
            <Day value={bootcamp.showcase} as="weekday" />
          </p>
          <div className="actions">
            <ButtonLink href={company.services.bootcampApplication} external="host">
              Apply to the bootcamp
            </ButtonLink>
            <ButtonLink href="/contact" look="quiet">
              Contact Us
            </ButtonLink>
          </div>
          <PageLinks label="Bootcamp pages" links={BOOTCAMP_PAGES.filter((link) => !link.href.endsWith('/courses'))} />
        </div>
      </Section>
    </Page>
  )
}
