import { PageHero } from '../components/PageHero.tsx'
import { Pagination } from '../components/Pagination.tsx'
import { QuestionList } from '../components/QuestionList.tsx'
import { TextList } from '../components/TextList.tsx'
import type { Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { findMonthEnd } from '../lib/dates.ts'
import { fillTokens } from '../lib/fillTokens.ts'
import { FIRST_PAGE_SIZE, paginate } from '../lib/paging.ts'
import { endedIn, sortPastLast } from '../lib/pastDates.ts'
import { Inline, inlineAnswers, inlineItems, Paragraph } from '../markdown/Inline.tsx'
import { getContactDetailsAbout } from '../model/contactDetails.ts'
import { orUnknown } from '../model/visitFacts.ts'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink, ButtonLinks } from '../ui/Button.tsx'
import { DayRange } from '../ui/Day.tsx'
import { Facts } from '../ui/Facts.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { Quote } from '../ui/Quote.tsx'
import { Section } from '../ui/Section.tsx'
import { Acknowledge } from '../widgets/acknowledge/Acknowledge.tsx'
import { Carousel } from '../widgets/carousel/Carousel.tsx'
import { ListedProgramme } from './listedEntries.tsx'

/** The academy’s landing page: bootcamp and workshop, the catalogue, upcoming programmes, alumni, and questions. */
export function AcademyPage({ site }: { site: Site }) {
  const { academy, programmes } = site
  const { bootcampPromo, workshopPromo } = academy
  const { first, earlier } = paginate(programmes)
  return (
    <Page site={site} path="/academy" title={academy.title} description={academy.description} area="academy">
      <PageHero title={academy.title} lead={<Inline text={academy.lead} />} picture={academy.hero} surface="leaf" />
      <Section heading={bootcampPromo.title} id="bootcamp" intro={<Inline text={bootcampPromo.text} />}>
        <div className="split">
          <Picture picture={bootcampPromo.image} sizes="(min-width: 64em) 40vw, 100vw" />
          <div className="stack">
            <Facts
              facts={[
                { term: 'When', detail: <DayRange start={bootcampPromo.starts} end={bootcampPromo.ends} /> },
                { term: 'Duration', detail: bootcampPromo.duration },
                { term: 'Where', detail: bootcampPromo.location },
                { term: 'For whom', detail: bootcampPromo.audience },
                {
                  term: 'Course fees',
                  detail: (
                    <>
                      From <Price amounts={[bootcampPromo.feeFrom]} />
                    </>
                  ),
                },
              ]}
            />
            <PastNote day={bootcampPromo.ends} words={endedIn('programme', bootcampPromo.ends)} about={bootcampPromo.title} />
            <ButtonLink href={bootcampPromo.link.href}>{bootcampPromo.link.text}</ButtonLink>
          </div>
        </div>
      </Section>
      <Section heading={workshopPromo.title} id="workshop" surface="sand" intro={<Inline text={workshopPromo.text} />}>
        <div className="split">
          <Picture picture={workshopPromo.image} sizes="(min-width: 64em) 40vw, 100vw" />
          <div className="stack">
            <Facts
              facts={[
                { term: 'When', detail: <DayRange start={site.workshop.starts} end={site.workshop.ends} /> },
                { term: 'Where', detail: site.workshop.location },
                { term: 'Fee', detail: <Price amounts={[site.workshop.fee]} /> },
              ]}
            />
            <PastNote day={site.workshop.ends} words={endedIn('programme', site.workshop.ends)} about={workshopPromo.title} />
            <ButtonLink href={workshopPromo.link.href}>{workshopPromo.link.text}</ButtonLink>
          </div>
        </div>
      </Section>
      <Section heading={academy.catalogue.title} id="programmes" intro={<Inline text={academy.catalogue.text} />}>
        <ul className="grid-3">
          {first.map((programme, index) => (
            <li key={programme.id}>
              <ListedProgramme entry={programme} hasPicture={index < FIRST_PAGE_SIZE} />
            </li>
          ))}
        </ul>
        <Pagination noun="programmes" path="/academy" count={earlier.length} />
        <div className="spaced">
          <TextList items={inlineItems(academy.fees)} />
        </div>
      </Section>
      <Upcoming site={site} />
      <Section heading="What our people say" id="testimonials" surface="indigo">
        <Carousel
          label="Testimonials"
          slides={academy.testimonials.map((testimonial) => ({
            name: testimonial.author,
            content: (
              <div className="testimonial">
                <span className="initials" aria-hidden="true">
                  {testimonial.initials}
                </span>
                <Quote by={testimonial.author} detail={testimonial.position}>
                  <Inline text={testimonial.quote} />
                </Quote>
              </div>
            ),
          }))}
        />
      </Section>
      <Section heading="Alumni success stories" id="alumni">
        <ul className="grid-4 titled-list">
          {academy.alumni.map((story) => (
            <li key={story.name}>
              <h3>{story.name}</h3>
              <p className="meta">{story.year}</p>
              <Paragraph text={story.achievement} />
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Frequently asked questions" id="questions" surface="sand">
        <QuestionList id="academy-faq" questions={inlineAnswers(academy.faq)} />
      </Section>
      <Section heading={academy.closing.title} id="begin" beside surface="leaf" intro={<Inline text={academy.closing.text} />}>
        <ButtonLinks links={academy.closing.links} />
      </Section>
    </Page>
  )
}

type UpcomingProgramme = NonNullable<Site['academy']['upcoming']>[number]

function whenOf({ starts, ends, month }: UpcomingProgramme) {
  return starts && ends ? <DayRange start={starts} end={ends} /> : month
}

/** The last day of a programme; of the month, when only that is known. */
const lastDayOf = ({ ends, month }: UpcomingProgramme) => ends ?? (month && findMonthEnd(month))

function Ended({ programme }: { programme: UpcomingProgramme }) {
  const day = lastDayOf(programme)
  const words = programme.ends ? endedIn('programme', programme.ends) : `${programme.month} has passed.`
  return day ? <PastNote day={day} words={words} about={programme.title} /> : null
}

function Upcoming({ site }: { site: Site }) {
  const { academy, company, messages } = site
  return (
    <Section heading="Upcoming programmes" id="upcoming" surface="sand">
      {academy.upcoming ? null : <p>{messages.empty.programmes}</p>}
      <ul className="grid-3">
        {sortPastLast(academy.upcoming ?? [], lastDayOf).map((programme, index) => (
          <li key={programme.title} className="panel stack">
            <Badge>{programme.status}</Badge>
            <h3>{programme.title}</h3>
            <Facts
              facts={[
                { term: 'When', detail: whenOf(programme) },
                { term: 'Where', detail: orUnknown(programme.location, messages.unavailable.notYetConfirmed) },
                { term: 'Registration', detail: programme.registrationOpens },
              ]}
            />
            <Ended programme={programme} />
            {programme.status === 'Accepting Applications' ? (
              <ButtonLink href={company.services.bootcampApplication} external="host" describe={`Apply Now: ${programme.title}`}>
                Apply Now
              </ButtonLink>
            ) : (
              <Acknowledge
                id={`notify-${index}`}
                describe={`Notify Me: ${programme.title}`}
                toast={{
                  ...messages.toasts.notify,
                  description: fillTokens(messages.toasts.notify.description, { program: programme.title }),
                }}
                {...getContactDetailsAbout(site, programme.title, 'academy')}
              >
                Notify Me
              </Acknowledge>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
