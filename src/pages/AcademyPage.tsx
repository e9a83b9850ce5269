import { Pagination } from '../components/linkLists.tsx'
import type { Site } from '../content/site.ts'
import { findMonthEnd } from '../lib/dates.ts'
import { fillTokens } from '../lib/fillTokens.ts'
import { FIRST_PAGE_SIZE, paginate } from '../lib/paging.ts'
import { formatEnded, sortPastLast } from '../lib/pastDates.ts'
import { WORDS } from '../lib/words.ts'
import { inlineItems, Paragraph } from '../markdown/Inline.tsx'
import { getContactDetailsAbout } from '../model/contactDetails.ts'
import { Badge } from '../ui/Badge.tsx'
import { DayRange } from '../ui/dates.tsx'
import { ButtonLink, ButtonLinks, lookUntil } from '../ui/links.tsx'
import { type Fact, Facts, List, TextList } from '../ui/lists.tsx'
import { Price } from '../ui/Price.tsx'
import { EndedNote, PastNote } from '../ui/pastNotes.tsx'
import { Section } from '../ui/Section.tsx'
import { Acknowledge } from '../widgets/acknowledge/Acknowledge.tsx'
import { Carousel } from '../widgets/carousel/Carousel.tsx'
import { HeroPage } from './HeroPage.tsx'
import { ListedProgramme } from './listedEntries.tsx'
import { BesidePicture, QuestionSection, TextQuote, toSectionHead } from './sections.tsx'
import { FactOrAsk } from './visitSections.tsx'

/** The academy’s landing page: bootcamp and workshop, the catalogue, upcoming programmes, alumni, and questions. */
export function AcademyPage({ site }: { site: Site }) {
  const { academy, programmes, workshop } = site
  const { bootcampPromo, workshopPromo } = academy
  const { first, earlier } = paginate(programmes)
  return (
    <HeroPage site={site} path="/academy" page={academy} surface="leaf">
      <Section {...toSectionHead(bootcampPromo)} id="bootcamp">
        <Promo
          {...bootcampPromo}
          facts={[
            { term: WORDS.terms.when, detail: <DayRange start={bootcampPromo.starts} end={bootcampPromo.ends} /> },
            { term: WORDS.terms.duration, detail: bootcampPromo.duration },
            { term: WORDS.terms.where, detail: bootcampPromo.location },
            { term: WORDS.terms.forWhom, detail: bootcampPromo.audience },
            {
              term: WORDS.terms.courseFees,
              detail: (
                <>
                  {WORDS.academy.from} <Price amounts={[bootcampPromo.feeFrom]} />
                </>
              ),
            },
          ]}
        />
      </Section>
      <Section {...toSectionHead(workshopPromo)} id="workshop" surface="sand">
        <Promo
          {...workshopPromo}
          ends={workshop.ends}
          facts={[
            { term: WORDS.terms.when, detail: <DayRange start={workshop.starts} end={workshop.ends} /> },
            { term: WORDS.terms.where, detail: workshop.location },
            { term: WORDS.terms.fee, detail: <Price amounts={[workshop.fee]} /> },
          ]}
        />
      </Section>
      <Section {...toSectionHead(academy.catalogue)} id="programmes">
        <List of={first} className="grid-3">
          {(programme, index) => <ListedProgramme entry={programme} hasPicture={index < FIRST_PAGE_SIZE} />}
        </List>
        <Pagination noun={WORDS.lists.nouns.programmes} path="/academy" count={earlier.length} />
        <div className="spaced">
          <TextList items={inlineItems(academy.fees)} />
        </div>
      </Section>
      <Upcoming site={site} />
      <Section heading={WORDS.academy.testimonialsHeading} id="testimonials" surface="indigo">
        <Carousel
          label={WORDS.academy.testimonials}
          slides={academy.testimonials.map(({ author, initials, position, quote }) => ({
            name: author,
            content: (
              <div className="testimonial">
                <span className="initials" aria-hidden="true">
                  {initials}
                </span>
                <TextQuote by={author} detail={position} text={quote} />
              </div>
            ),
          }))}
        />
      </Section>
      <Section heading={WORDS.academy.alumni} id="alumni">
        <List of={academy.alumni} className="grid-4 titled-list">
          {({ name, year, achievement }) => (
            <>
              <h3>{name}</h3>
              <p className="meta">{year}</p>
              <Paragraph text={achievement} />
            </>
          )}
        </List>
      </Section>
      <QuestionSection heading={WORDS.academy.questions} id="questions" surface="sand" listId="academy-faq" questions={academy.faq} />
      <Section {...toSectionHead(academy.closing)} id="begin" beside surface="leaf">
        <ButtonLinks links={academy.closing.links} />
      </Section>
    </HeroPage>
  )
}

type Promoted = Pick<Site['academy']['bootcampPromo'], 'title' | 'image' | 'link' | 'ends'>

/** What the academy offers beside its programmes: its picture, key facts, and a link to its page. */
const Promo = ({ title, image, link, ends, facts }: Promoted & { facts: readonly Fact[] }) => (
  <BesidePicture picture={image}>
    <Facts facts={facts} />
    <EndedNote what="programme" of={{ title, ends }} />
    <ButtonLink {...link} />
  </BesidePicture>
)

type UpcomingProgramme = NonNullable<Site['academy']['upcoming']>[number]

/** When a programme takes place, its last day, and the sentence for when that has passed. Sometimes only the month is known. */
const toDates = ({ starts, ends, month }: UpcomingProgramme) => ({
  when: starts && ends ? <DayRange start={starts} end={ends} /> : month,
  lastDay: ends ?? (month && findMonthEnd(month)),
  over: ends ? formatEnded('programme', ends) : WORDS.past.month(month ?? ''),
})

function Upcoming({ site }: { site: Site }) {
  const { academy, company, messages } = site
  const { notify } = messages.toasts
  return (
    <Section heading={WORDS.academy.upcoming} id="upcoming" surface="sand">
      {academy.upcoming ? null : <p>{messages.empty.programmes}</p>}
      <List of={sortPastLast(academy.upcoming ?? [], (programme) => toDates(programme).lastDay)} className="grid-3" itemClass="panel stack">
        {(programme, index) => {
          const { title, status, location, registrationOpens } = programme
          const { when, lastDay, over } = toDates(programme)
          const look = lookUntil(lastDay)
          return (
            <>
              <Badge>{status}</Badge>
              <h3>{title}</h3>
              <Facts
                facts={[
                  { term: WORDS.terms.when, detail: when },
                  { term: WORDS.terms.where, detail: <FactOrAsk site={site} fact={location} about={title} reason="academy" /> },
                  { term: WORDS.terms.registration, detail: registrationOpens },
                ]}
              />
              {lastDay ? <PastNote day={lastDay} text={over} about={title} /> : null}
              {status === 'Accepting Applications' ? (
                <ButtonLink
                  href={company.services.bootcampApplication}
                  external
                  look={look}
                  describe={WORDS.common.accessibleName(WORDS.common.applyNow, title)}
                  text={WORDS.common.applyNow}
                />
              ) : (
                <div>
                  <Acknowledge
                    id={`notify-${index}`}
                    describe={WORDS.common.accessibleName(WORDS.academy.notifyMe, title)}
                    toast={{ ...notify, description: fillTokens(notify.description, { program: title }) }}
                    {...getContactDetailsAbout(site, title, 'academy')}
                    look={look}
                    text={WORDS.academy.notifyMe}
                  />
                </div>
              )}
            </>
          )
        }}
      </List>
    </Section>
  )
}
