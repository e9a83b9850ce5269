import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { getToday } from '../lib/clock.ts'
import type { EventDateProps, Span } from '../lib/eventTypes.ts'
import { hasPassed, notYetOver, tookPlace } from '../lib/pastDates.ts'
import type { Picture as PictureData } from '../lib/responsivePicture.ts'
import { Badge } from '../ui/Badge.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { DayRange } from '../ui/Day.tsx'
import { PastNote } from '../ui/PastNote.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Price } from '../ui/Price.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { DialogTrigger } from '../widgets/dialog/DialogTrigger.tsx'
import { AccessDates } from './AccessLines.tsx'
import { EventNotices } from './EventNotices.tsx'

interface EventCardProps {
  title: string
  summary: ReactNode
  image: PictureData
  category: string
  detailsLink: string
  span: Span
  actualSpan?: Span
  cities: string
  dates: readonly Pick<EventDateProps, 'start' | 'end' | 'actualSpan' | 'access' | 'completed' | 'notice' | 'statusText' | 'ticketTypes'>[]
  featured?: boolean
  /** The picture’s `sizes`, where cards are not two in a row. */
  sizes?: string
  /** The id of the event’s ticket sheet, if that is on this page: "Buy Tickets" opens it in a dialog. */
  sheet?: string
  /** Where "Buy Tickets" leads without `sheet`: the ticket sheet on the tickets page. */
  ticketsHref?: string
}

/** The card of a ticketed event: dates, places, lowest price, Buy Tickets and View Details. */
export function EventCard(props: EventCardProps) {
  const {
    title,
    summary,
    image,
    category,
    detailsLink,
    span,
    actualSpan,
    cities,
    dates,
    featured = false,
    sheet,
    ticketsHref,
    sizes = '(min-width: 48em) 47vw, 90vw',
  } = props
  // The card shows a status text only when all dates are completed.
  const isCompleted = dates.every(({ completed }) => completed)
  const statusText = isCompleted ? dates[0]?.statusText : undefined
  const truth = isCompleted ? notYetOver('event', span) : undefined
  const look = buttonClass(actualSpan && hasPassed(actualSpan.end, getToday()) ? 'quiet' : 'strong')
  const prices = dates.flatMap((date) => date.ticketTypes.map((type) => type.price))
  return (
    <div className={clsx('card event-card', featured && 'event-card-featured')}>
      <Picture picture={{ ...image, alt: '' }} className="card-picture" sizes={sizes} />
      <div className={clsx('event-words', featured && 'below-fold')}>
        <p className="big-date">
          <DayRange start={span.start} end={span.end} />
        </p>
        <h3>{title}</h3>
        <p>
          <Badge>{category}</Badge>
          <Pause /> {statusText ? <Badge>{statusText}</Badge> : null}
          {statusText ? <Pause /> : null} {cities}
        </p>
        <p>{summary}</p>
        <p className="event-prices">
          <Price amounts={prices} />
        </p>
        <EventNotices dates={dates} />
        <AccessDates dates={dates} />
        {truth ? <p>{truth}</p> : null}
        {actualSpan ? <PastNote day={actualSpan.end} words={tookPlace('event', actualSpan)} about={title} /> : null}
        <p className="actions">
          {sheet ? (
            <DialogTrigger section={sheet} className={look}>
              Buy Tickets<span className="visually-hidden"> for {title}</span>
            </DialogTrigger>
          ) : (
            <a className={look} href={ticketsHref} aria-label={`Buy Tickets for ${title}`}>
              Buy Tickets
            </a>
          )}
          <a className="more" href={detailsLink} aria-label={`View Details: ${title}`}>
            View Details
          </a>
        </p>
      </div>
    </div>
  )
}

/** Separates the badge from the text after it. Without it, screen readers would read both as one word. */
const Pause = () => <VisuallyHidden>{',\u00a0'}</VisuallyHidden>
