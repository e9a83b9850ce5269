import { PersonCard } from '../components/cards.tsx'
import { PassList } from '../components/contentLists.tsx'
import { RunNotes } from '../components/eventNotes.tsx'
import { SocialLinks } from '../components/linkLists.tsx'
import { getEntry, type Site } from '../content/site.ts'
import { getToday } from '../lib/clock.ts'
import { formatMonthDay, formatTime } from '../lib/dates.ts'
import { hasPassed, hasUpcomingDate } from '../lib/pastDates.ts'
import { SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { toNumberWord } from '../lib/text.ts'
import { WORDS } from '../lib/words.ts'
import { Inline, inlineTitled, Paragraph } from '../markdown/Inline.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { findSessionCalendar } from '../model/calendarEvents.ts'
import { getContactDetails } from '../model/contactDetails.ts'
import { toEventCardProps } from '../model/eventCards.ts'
import { findNextFestival, isUpcoming } from '../model/events.ts'
import { withPeople } from '../model/people.ts'
import { eventFacts, joinFacts, showFacts, venueFacts } from '../model/visitFacts.ts'
import { Actions } from '../ui/Actions.tsx'
import { AddToCalendarLink } from '../ui/calendarLinks.tsx'
import { DayRange } from '../ui/dates.tsx'
import { ButtonLink, ExternalLink, MoreLink } from '../ui/links.tsx'
import { Facts, List, TitledList } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PastBadge, TookPlaceNote } from '../ui/pastNotes.tsx'
import { Section } from '../ui/Section.tsx'
import { Unavailable } from '../widgets/acknowledge/Acknowledge.tsx'
import { Carousel } from '../widgets/carousel/Carousel.tsx'
import { TabsIsland } from '../widgets/tabs/TabsIsland.tsx'
import { HeroPage } from './HeroPage.tsx'
import { BesidePicture, ShareSection, TextSection, TicketsLink, TitledSection, toSectionHead } from './sections.tsx'
import { BeforeYouCome, FactLines } from './visitSections.tsx'

/** The festival’s landing page: about, guests, the schedule by day, passes, information, and the next edition. */
export function FestivalPage({ site }: { site: Site }) {
  const { festival, company } = site
  const { title, starts, ends, schedule } = festival
  const venue = getEntry(site, 'venues', festival.venue)
  const facts = [
    { term: WORDS.terms.when, detail: <DayRange start={starts} end={ends} /> },
    { term: WORDS.terms.hours, detail: WORDS.common.dailyInLagos(formatTime(festival.opens), formatTime(festival.closes)) },
    // The structured data names the venue too, and may only say what the page shows.
    { term: WORDS.terms.where, detail: `${venue.name}, ${festival.city}` },
  ]
  const actions = (
    <>
      <AddToCalendarLink file={findSessionCalendar(site, festival)} about={title} />
      <TookPlaceNote what="festival" span={{ start: starts, end: ends }} about={title} />
      <Actions>
        <ButtonLink
          href="#days"
          text={schedule.length === 1 ? WORDS.festival.theDay : WORDS.festival.theDays(toNumberWord(schedule.length))}
        />
        <ButtonLink href="#passes" look="quiet" text={WORDS.festival.passes} />
      </Actions>
    </>
  )
  return (
    <HeroPage
      site={site}
      path="/festival"
      page={festival}
      surface="leaf"
      facts={<Facts label={WORDS.common.details} facts={facts} />}
      actions={actions}
    >
      <section className="logo-band on-clay" aria-label={WORDS.festival.partners}>
        <List of={festival.logoBand.map((id) => getEntry(site, 'partners', id))} className="wrap below-fold">
          {({ name, logo }) => <Picture picture={{ ...logo, alt: name }} sizes="(min-width: 30em) 108px, 68px" />}
        </List>
      </section>
      <TextSection heading={WORDS.festival.about} id="about" text={festival.body} />
      <Section heading={WORDS.festival.pictures} id="pictures" surface="indigo">
        <Carousel
          label={WORDS.festival.picturesOf}
          slides={festival.pictures.map((picture) => ({
            name: picture.caption ?? picture.alt,
            content: <Picture picture={picture} sizes="90vw" />,
          }))}
        />
      </Section>
      <TitledSection heading={WORDS.festival.highlights} id="highlights" items={festival.features} />
      <Section heading={WORDS.festival.guests} id="guests" surface="sand">
        <List of={withPeople(site, festival.guests)} className="grid-3">
          {({ person, role, spotlight }) => (
            <PersonCard {...person} role={role} sizes={SIZES_IN_ROW.three}>
              <p>
                <strong>
                  <Inline text={spotlight} />
                </strong>
              </p>
              <Markdown text={person.body} headingLevel={4} />
            </PersonCard>
          )}
        </List>
      </Section>
      <Invitation part={festival.tribute} id="tribute" surface="night" />
      <FestivalDays site={site} />
      <Invitation part={festival.nostalgia} id="nostalgia" surface="clay" />
      <Section heading={WORDS.festival.passes} id="passes" isLinkTarget>
        <div className="stack">
          <TookPlaceNote what="festival" span={{ start: starts, end: ends }} about={title} />
          <PassList passes={festival.passes} />
        </div>
      </Section>
      <Section heading={WORDS.festival.information} id="information" surface="sand">
        <TitledList items={inlineTitled(festival.information)} />
        <div className="stack spaced">
          <Paragraph text={festival.groupDiscount.text} />
          <ButtonLink {...festival.groupDiscount.link} look="quiet" />
        </div>
      </Section>
      {hasPassed(ends) ? null : (
        <BeforeYouCome
          site={site}
          facts={joinFacts(showFacts(festival.beforeYouCome), venueFacts(venue))}
          about={title}
          reason="festival"
        />
      )}
      <NextFestival site={site} />
      <Section {...toSectionHead(festival.closing)} id="join" beside surface="leaf">
        <Actions>
          <ButtonLink {...festival.closing.link} />
          <ButtonLink href={company.services.festivalSite} external look="quiet" text={WORDS.festival.ownSite} />
        </Actions>
        <SocialLinks company={company} />
      </Section>
      <ShareSection site={site} path="/festival" title={title} />
    </HeroPage>
  )
}

const Invitation = ({ part, ...section }: { part: Site['festival']['tribute']; id: string; surface: 'night' | 'clay' }) => (
  <Section heading={part.title} {...section}>
    <BesidePicture picture={part.image}>
      <Paragraph className="lead" text={part.text} />
      <ButtonLink {...part.link} />
    </BesidePicture>
  </Section>
)

/** The festival’s days in tabs, each with its events. */
function FestivalDays({ site }: { site: Site }) {
  const days = site.festival.schedule
  const hasUpcomingDay = hasUpcomingDate(days.map(({ date }) => ({ actualSpan: { end: date } })))
  const body = ({ date, theme, events }: (typeof days)[number]) => (
    <>
      <p className="lead">{theme}</p>
      {hasUpcomingDay ? (
        <p>
          <PastBadge day={date} text={WORDS.past.tookPlace} />
        </p>
      ) : null}
      {events ? null : <p>{site.messages.empty.festivalDay}</p>}
      <List of={events ?? []} className="grid-2">
        {(id) => <FestivalEvent {...getEntry(site, 'festivalEvents', id)} />}
      </List>
    </>
  )
  return (
    <Section heading={WORDS.common.schedule} id="days" isLinkTarget>
      <TabsIsland
        id="festival-days"
        label={WORDS.festival.days}
        tabs={days.map((day, index) => ({ id: day.id, name: WORDS.festival.day(index + 1, formatMonthDay(day.date)), body: body(day) }))}
      />
    </Section>
  )
}

function FestivalEvent({ id, title, image, date, location, body, ...links }: Site['festivalEvents'][number]) {
  const { detailsLink = `/festival/events/${id}`, ticketsLink = `/festival/events/${id}/tickets`, ticketsText } = links
  return (
    <div className="card event-card">
      <Picture picture={image} className="card-picture" sizes="(min-width: 48em) 50vw, 100vw" />
      <div className="event-text">
        <h4>{title}</h4>
        <p className="meta">
          {date}. {location}
        </p>
        <div className="prose">
          <Markdown text={body} headingLevel={5} />
        </div>
        <Actions as="p">
          <EventLink href={detailsLink} text={WORDS.common.details} about={title} />
          <EventLink href={ticketsLink} text={ticketsText} about={title} />
        </Actions>
      </div>
    </div>
  )
}

/** A link of an event: another site in a new tab, or a page of this site. */
function EventLink({ about, ...link }: { href: string; text: string; about: string }) {
  const name = WORDS.common.accessibleName(link.text, about)
  if (link.href.startsWith('https:')) return <ExternalLink {...link} describe={name} nameHost className="more" />
  return <MoreLink {...link} aria-label={name} />
}

function NextFestival({ site }: { site: Site }) {
  const { festival, messages } = site
  const next = findNextFestival(site)
  if (!festival.next || !next)
    return <Section heading={WORDS.festival.next} id="next" beside surface="indigo" intro={messages.empty.festival} />
  const dated = toEventCardProps(site, next)
  const isComing = isUpcoming(next) && dated.span.start > getToday()
  const visit = isUpcoming(next) && next.beforeYouCome && joinFacts(showFacts(next.beforeYouCome, next.dates), eventFacts(site, next))
  return (
    <Section {...toSectionHead(festival.next)} heading={isComing ? festival.next.title : next.title} id="next" beside surface="indigo">
      <p className="lead">
        <DayRange {...dated.span} />
      </p>
      <RunNotes {...dated} />
      {dated.dates.map(({ id, calendar }) => (
        <AddToCalendarLink key={id} file={calendar} about={dated.title} dated />
      ))}
      {visit ? (
        <div className="stack">
          <h3>{WORDS.visit.beforeYouCome}</h3>
          <FactLines site={site} facts={visit} about={next.title} reason="festival" />
        </div>
      ) : null}
      <Actions>
        {festival.next.buttons.map((text, index) => (
          <Unavailable
            key={text}
            id={`next-${index}`}
            reason={messages.unavailable.festivalPreview}
            {...getContactDetails(site)}
            text={text}
          />
        ))}
        <TicketsLink event={next} text={WORDS.festival.tickets} />
      </Actions>
    </Section>
  )
}
