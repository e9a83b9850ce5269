import type { Entry } from '../content/collections.ts'
import { getEntry, type Site } from '../content/site.ts'
import { formatMonthDay } from '../lib/dates.ts'
import { hasUpcomingDate } from '../lib/pastDates.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { PastBadge } from '../ui/PastNote.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Section } from '../ui/Section.tsx'
import { TabsIsland } from '../widgets/tabs/TabsIsland.tsx'

/** The festival’s days in tabs, each with its events. */
export function FestivalDays({ site }: { site: Site }) {
  const days = site.festival.schedule
  const isOn = hasUpcomingDate(days.map(({ date }) => ({ actualSpan: { end: date } })))
  return (
    <Section heading="Schedule" id="days">
      <TabsIsland
        id="festival-days"
        label="Festival days"
        tabs={days.map((day, index) => ({
          id: day.id,
          name: `Day ${index + 1} - ${formatMonthDay(day.date)}`,
          body: (
            <>
              <p className="lead">{day.theme}</p>
              {isOn ? (
                <p>
                  <PastBadge day={day.date}>Took place</PastBadge>
                </p>
              ) : null}
              {day.events ? null : <p>{site.messages.empty.festivalDay}</p>}
              <ul className="grid-2">
                {day.events?.map((id) => (
                  <li key={id}>
                    <FestivalEvent event={getEntry(site, 'festivalEvents', id)} />
                  </li>
                ))}
              </ul>
            </>
          ),
        }))}
      />
    </Section>
  )
}

function FestivalEvent({ event }: { event: Entry<'festivalEvents'> }) {
  const details = event.detailsLink ?? `/festival/events/${event.id}`
  const tickets = event.ticketsLink ?? `/festival/events/${event.id}/tickets`
  return (
    <div className="card event-card">
      <Picture picture={event.image} className="card-picture" sizes="(min-width: 48em) 50vw, 100vw" />
      <div className="event-words">
        <h4>{event.title}</h4>
        <p className="meta">
          {event.date}. {event.location}
        </p>
        <div className="prose">
          <Markdown text={event.body} headingLevel={5} />
        </div>
        <p className="actions">
          <EventLink href={details} words="Details" about={event.title} />
          <EventLink href={tickets} words={event.ticketsText} about={event.title} />
        </p>
      </div>
    </div>
  )
}

/** A link of an event: another site in a new tab, or a page of this site. */
function EventLink({ href, words, about }: { href: string; words: string; about: string }) {
  if (href.startsWith('https:')) {
    return (
      <ExternalLink href={href} describe={`${words}: ${about}`} nameHost className="more">
        {words}
      </ExternalLink>
    )
  }
  return (
    <a className="more" href={href} aria-label={`${words}: ${about}`}>
      {words}
    </a>
  )
}
