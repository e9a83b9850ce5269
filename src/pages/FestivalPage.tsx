import { PageHero } from '../components/PageHero.tsx'
import { PassList } from '../components/PassList.tsx'
import { PersonCard } from '../components/PersonCard.tsx'
import { RunNotes } from '../components/RunNotes.tsx'
import { ShareSection } from '../components/ShareSection.tsx'
import { SocialLinks } from '../components/SocialLinks.tsx'
import { TitledList } from '../components/TitledList.tsx'
import { getEntry, type Site } from '../content/site.ts'
import { Page } from '../layouts/Page.tsx'
import { formatTime } from '../lib/dates.ts'
import { tookPlace } from '../lib/pastDates.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { toNumberWord } from '../lib/text.ts'
import { Inline, inlineTitled, Paragraph } from '../markdown/Inline.tsx'
import { Markdown, RunningText } from '../markdown/Markdown.tsx'
import { findSessionCalendar } from '../model/calendarEvents.ts'
import { getContactDetails } from '../model/contactDetails.ts'
import { toEventCardProps } from '../model/eventCards.ts'
import { findNextFestival } from '../model/events.ts'
import { eventFacts, joinFacts, showFacts, venueFacts } from '../model/visitFacts.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { AddToCalendarLink } from '../ui/CalendarLinks.tsx'
import { DayRange } from '../ui/Day.tsx'
import { Facts } from '../ui/Facts.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Section } from '../ui/Section.tsx'
import { Unavailable } from '../widgets/acknowledge/Acknowledge.tsx'
import { Carousel } from '../widgets/carousel/Carousel.tsx'
import { FestivalDays } from './FestivalDays.tsx'
import { BeforeYouCome, FactLines } from './visitSections.tsx'

/** The festival’s landing page: about, guests, the schedule by day, passes, information, and the next edition. */
export function FestivalPage({ site }: { site: Site }) {
  const { festival, company } = site
  const visit = joinFacts(showFacts(festival.beforeYouCome), venueFacts(getEntry(site, 'venues', festival.venue)))
  const span = { start: festival.starts, end: festival.ends }
  const facts = [
    { term: 'When', detail: <DayRange start={festival.starts} end={festival.ends} /> },
    { term: 'Hours', detail: `Daily ${formatTime(festival.opens)} to ${formatTime(festival.closes)}, Lagos time` },
    { term: 'Where', detail: festival.city },
  ]
  return (
    <Page site={site} path="/festival" title={festival.title} description={festival.description} area="festival">
      <PageHero
        title={festival.title}
        lead={<Inline text={festival.lead} />}
        picture={festival.hero}
        surface="leaf"
        facts={<Facts label="Details" facts={facts} />}
      >
        <AddToCalendarLink file={findSessionCalendar(festival)} about={festival.title} />
        <PastNote day={span.end} words={tookPlace('festival', span)} about={festival.title} />
        <div className="actions">
          <ButtonLink href="#days">
            The {festival.schedule.length === 1 ? 'day' : `${toNumberWord(festival.schedule.length)} days`}
          </ButtonLink>
          <ButtonLink href="#passes" look="quiet">
            Passes
          </ButtonLink>
        </div>
      </PageHero>
      <section className="logo-band on-clay" aria-label="Partners">
        <ul className="wrap below-fold">
          {festival.logoBand.map((id) => {
            const { name, logo } = getEntry(site, 'partners', id)
            return (
              <li key={id}>
                <Picture picture={{ ...logo, alt: name }} sizes="96px" />
              </li>
            )
          })}
        </ul>
      </section>
      <Section heading="About the festival" id="about" beside>
        <RunningText text={festival.body} />
      </Section>
      <Section heading="Pictures" id="pictures" surface="indigo">
        <Carousel
          label="Pictures of the festival"
          slides={festival.pictures.map((picture) => ({
            name: picture.caption ?? picture.alt,
            content: <Picture picture={picture} sizes="90vw" />,
          }))}
        />
      </Section>
      <Section heading="Festival highlights" id="highlights">
        <TitledList items={inlineTitled(festival.features)} />
      </Section>
      <Section heading="Special guests" id="guests" surface="sand">
        <ul className="grid-3">
          {festival.guests.map((guest) => {
            const person = getEntry(site, 'people', guest.person)
            return (
              <li key={person.id}>
                <PersonCard {...person} role={guest.role} sizes={SIZES_IN_ROW.three}>
                  <p>
                    <strong>
                      <Inline text={guest.spotlight} />
                    </strong>
                  </p>
                  <Markdown text={person.body} headingLevel={4} />
                </PersonCard>
              </li>
            )
          })}
        </ul>
      </Section>
      <Invitation part={festival.tribute} id="tribute" surface="night" />
      <FestivalDays site={site} />
      <Invitation part={festival.nostalgia} id="nostalgia" surface="clay" />
      <Section heading="Passes" id="passes">
        <PassList passes={festival.passes} />
      </Section>
      <Section heading="Festival information" id="information" surface="sand">
        <TitledList columns={2} items={inlineTitled(festival.information)} />
        <Paragraph className="spaced" text={festival.groupDiscount.text} />
        <ButtonLink href={festival.groupDiscount.link.href} look="quiet">
          {festival.groupDiscount.link.text}
        </ButtonLink>
      </Section>
      <BeforeYouCome site={site} facts={visit} to={festival.title} />
      <NextFestival site={site} />
      <Section heading={festival.closing.title} id="join" beside surface="leaf" intro={<Inline text={festival.closing.text} />}>
        <div className="actions">
          <ButtonLink href={festival.closing.link.href}>{festival.closing.link.text}</ButtonLink>
          <ButtonLink href={company.services.festivalSite} external="host" look="quiet">
            The festival’s own site
          </ButtonLink>
        </div>
        <SocialLinks company={company} />
      </Section>
      <ShareSection site={site} path="/festival" title={festival.title} />
    </Page>
  )
}

function NextFestival({ site }: { site: Site }) {
  const { festival, messages } = site
  const next = findNextFestival(site)
  if (!festival.next || !next)
    return <Section heading="The next festival" id="next" beside surface="indigo" intro={messages.empty.festival} />
  const dated = toEventCardProps(site, next)
  const visit = next.beforeYouCome && joinFacts(showFacts(next.beforeYouCome, next.dates), eventFacts(site, next))
  return (
    <Section heading={festival.next.title} id="next" beside surface="indigo" intro={<Inline text={festival.next.text} />}>
      <p className="lead">
        <DayRange {...dated.span} />
      </p>
      <RunNotes {...dated} />
      {dated.dates.map(({ id, calendar }) => (
        <AddToCalendarLink key={id} file={calendar} about={dated.title} dated />
      ))}
      {visit ? (
        <div>
          <h3>Before you come</h3>
          <FactLines site={site} facts={visit} to={next.title} />
        </div>
      ) : null}
      <div className="actions">
        {festival.next.buttons.map((words, index) => (
          <Unavailable key={words} id={`next-${index}`} reason={messages.unavailable.festivalPreview} {...getContactDetails(site)}>
            {words}
          </Unavailable>
        ))}
        <ButtonLink href={`/tickets#tickets-${next.id}`}>Festival tickets</ButtonLink>
      </div>
    </Section>
  )
}

function Invitation({ part, id, surface }: { part: Site['festival']['tribute']; id: string; surface: 'night' | 'clay' }) {
  return (
    <Section heading={part.title} id={id} surface={surface}>
      <div className="split">
        <Picture picture={part.image} sizes="(min-width: 64em) 40vw, 100vw" />
        <div className="stack">
          <Paragraph className="lead" text={part.text} />
          <ButtonLink href={part.link.href}>{part.link.text}</ButtonLink>
        </div>
      </div>
    </Section>
  )
}
