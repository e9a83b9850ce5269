import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { formatMonth } from '../lib/dates.ts'
import { type EventDateWords, HINDRANCES } from '../lib/eventWords.ts'
import { formatPriceRange } from '../lib/money.ts'
import type { Picture as PictureData } from '../lib/picture.ts'
import { Badge } from '../ui/Badge.tsx'
import { DayRange } from '../ui/Day.tsx'
import { DialogTrigger } from '../ui/DialogTrigger.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Since } from '../ui/Since.tsx'

interface EventCardProps {
  title: string
  summary: ReactNode
  image: PictureData
  category: string
  detailsLink: string
  span: { start: string; end: string }
  cities: string
  dates: readonly Pick<EventDateWords, 'completed' | 'hindrance' | 'statusText' | 'ticketTypes'>[]
  headingLevel?: 3
  featured?: boolean
  /** The id of the event’s ticket sheet on this page; without it "Buy Tickets" leads to the tickets page. */
  sheet?: string
  /** The address of the ticket sheet on the tickets page, where it is not this one. */
  ticketsHref?: string
}

/** Whether a date comes about on the day that is written. */
const takesPlace = ({ hindrance }: Pick<EventDateWords, 'hindrance'>) => hindrance === undefined || hindrance.status === 'sold out'

/** A ticketed event: when, where, from how much; Buy Tickets and View Details. */
export function EventCard(props: EventCardProps) {
  const { title, summary, image, category, detailsLink, span, cities, dates, featured = false, sheet, ticketsHref } = props
  // Said on the card too, once it is true of every date.
  const [first] = dates
  const isAlike = dates.every(
    ({ completed, hindrance }) => (completed && first?.completed) || (hindrance && hindrance.status === first?.hindrance?.status),
  )
  const statusText = isAlike ? (first?.hindrance ? HINDRANCES[first.hindrance.status] : first?.statusText) : undefined
  const prices = dates.flatMap((date) => date.ticketTypes.map((type) => type.price))
  return (
    <article className={clsx('card event-card', featured && 'event-card-featured')}>
      <Picture picture={{ ...image, alt: '' }} className="card-picture" sizes="(min-width: 48em) 50vw, 100vw" />
      <div className="event-words">
        <p className="big-date">
          <DayRange start={span.start} end={span.end} />
        </p>
        <h3>{title}</h3>
        <p>
          <Badge>{category}</Badge> {statusText ? <Badge>{statusText}</Badge> : null} {cities}
        </p>
        <p>{summary}</p>
        <p className="event-prices">{formatPriceRange(prices)}</p>
        {dates.some(takesPlace) ? (
          <Since day={span.end} words={`This event took place in ${formatMonth(span.end)}.`} about={title} />
        ) : null}
        <p className="actions">
          {sheet ? (
            <DialogTrigger kind="tickets" section={sheet} className="button">
              Buy Tickets<span className="visually-hidden"> for {title}</span>
            </DialogTrigger>
          ) : (
            <a className="button" href={ticketsHref} aria-label={`Buy Tickets for ${title}`}>
              Buy Tickets
            </a>
          )}
          <a className="more" href={detailsLink} aria-label={`View Details: ${title}`}>
            View Details
          </a>
        </p>
      </div>
    </article>
  )
}
