import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Entry } from '../content/kinds.ts'
import type { Span } from '../lib/eventTypes.ts'
import { findUpcomingNote, isUpcomingDate } from '../lib/pastDates.ts'
import { type Picture as PictureData, SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { WORDS } from '../lib/words.ts'
import { Actions } from '../ui/Actions.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Day, DayRuns } from '../ui/dates.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { buttonClass, ExternalLink, MoreLink } from '../ui/links.tsx'
import { List } from '../ui/lists.tsx'
import { Picture } from '../ui/Picture.tsx'
import { PriceWithFees } from '../ui/Price.tsx'
import { DialogTrigger } from '../widgets/dialog/dialogTriggers.tsx'
import { RunNotes, type ShownDate } from './eventNotes.tsx'
import { FirstPicture } from './FirstPicture.tsx'
import { Portrait } from './Portrait.tsx'

interface CardProps {
  /** Without it, the card is not a link. */
  href: string | undefined
  title: string
  icon?: IconName
  /** Absent in long lists. */
  image: PictureData | undefined
  sizes: string
  children: ReactNode
}

/** A card: picture, title and `children`. The whole card is one link, if it leads to a page. */
export const Card = ({ href, title, icon, image, sizes, children }: CardProps) => (
  <div className="card">
    {image ? <Picture picture={{ ...image, alt: '' }} className="card-picture" sizes={sizes} /> : null}
    <h3 className={icon && 'with-icon'}>
      {icon ? <Icon name={icon} /> : null}
      {href ? (
        <a className="card-cover" href={href}>
          {title}
        </a>
      ) : (
        title
      )}
    </h3>
    {children}
  </div>
)

interface ProductionCardProps extends Omit<CardProps, 'sizes' | 'children'> {
  summary: ReactNode
  /** The poster’s `sizes`, where cards are not four in a row. */
  sizes?: string
}

/** The card of a production: poster, title and one sentence. */
export const ProductionCard = ({ summary, sizes = '(min-width: 48em) 21vw, 43vw', ...card }: ProductionCardProps) => (
  <Card {...card} sizes={sizes}>
    <p className="clamp">
      <span>{summary}</span>
    </p>
  </Card>
)

interface ArticleCardProps {
  href: string | undefined
  title: string
  excerpt: ReactNode
  date: string
  category: string
  /** Absent in lists of earlier news. */
  image?: PictureData | undefined
  externalLink?: string
  /** The language of title and excerpt, when it differs from the site’s. */
  lang?: 'yo' | undefined
  headingLevel?: 2 | 3
  /** Shown larger, as the first card of its page. Its picture loads eagerly. */
  featured?: boolean
  /** The picture’s `sizes`, where cards are not three in a row. */
  sizes?: string
}

/** The card of a news article: picture, headline, excerpt, date and category. Press coverage links to its source. */
export function ArticleCard({ href, title, image, externalLink, lang, headingLevel = 3, featured = false, ...article }: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  const CardPicture = featured ? FirstPicture : Picture
  const headline = <span lang={lang}>{title}</span>
  return (
    <div className={featured ? 'card article-card article-card-featured' : 'card article-card'}>
      {image ? (
        <CardPicture
          picture={{ ...image, alt: '' }}
          className="card-picture"
          sizes={featured ? '(min-width: 48em) 51vw, 90vw' : (article.sizes ?? SIZES_IN_ROW.three)}
        />
      ) : null}
      <div className="article-text">
        <Heading className="clamp">
          {href ? (
            <a className={externalLink ? undefined : 'card-cover'} href={href}>
              {headline}
            </a>
          ) : (
            headline
          )}
        </Heading>
        <p className="clamp">
          <span lang={lang}>{article.excerpt}</span>
        </p>
        <p className="meta">
          <Day value={article.date} as="short" /> <Badge>{article.category}</Badge>
        </p>
        {externalLink ? (
          <p>
            <ExternalLink
              href={externalLink}
              describe={WORDS.common.accessibleName(WORDS.cards.readCoverage, title)}
              className="more"
              text={WORDS.cards.readCoverage}
            />
          </p>
        ) : null}
      </div>
    </div>
  )
}

interface EventCardProps {
  title: string
  summary: ReactNode
  image: PictureData
  category: string
  detailsLink: string
  span: Span
  /** Its days, without those between its runs. */
  runs: readonly Span[]
  actualSpan?: Span
  cities: string
  dates: readonly ShownDate[]
  /** Whether booking fees are added to the prices, as a sentence. */
  fees?: string | undefined
  featured?: boolean
  /** The picture’s `sizes`, where cards are not two in a row. */
  sizes?: string
  /** The id of the event’s ticket sheet, if that is on this page: "Buy Tickets" opens it in a dialog. */
  sheet?: string
  /** Where "Buy Tickets" leads without `sheet`: the ticket sheet on the tickets page. */
  ticketsHref?: string
}

/** The card of a ticketed event: dates, places, lowest price, Buy Tickets and View Details. */
export function EventCard({ title, span, runs, actualSpan, dates, featured = false, sheet, ...event }: EventCardProps) {
  // The card shows a status text only when all dates are completed.
  const isCompleted = dates.every(({ completed }) => completed)
  const statusText = isCompleted ? dates[0]?.statusText : undefined
  const correction = isCompleted ? findUpcomingNote(span) : undefined
  const upcoming = dates.filter((date) => isUpcomingDate(date))
  const isOnSale = upcoming.some(({ notice }) => notice?.status !== 'sold out')
  // The specification asks for “Buy Tickets” on every card, also once the event is over: it is not the card’s main action then.
  const isOff = !isOnSale && (upcoming.length > 0 || dates.every(({ actualSpan }) => !actualSpan))
  const look = buttonClass(isOnSale ? 'strong' : 'quiet')
  const action = isOff ? WORDS.common.datesAndPrices : WORDS.cards.buyTickets
  return (
    <div className={clsx('card event-card', featured && 'event-card-featured')}>
      <Picture picture={{ ...event.image, alt: '' }} className="card-picture" sizes={event.sizes ?? '(min-width: 48em) 47vw, 90vw'} />
      <div className={clsx('event-text', featured && 'below-fold')}>
        <p className="big-date">
          <DayRuns runs={runs} />
        </p>
        <h3>{title}</h3>
        <p>
          <Badge>{event.category}</Badge>
          <SpokenComma /> {statusText ? <Badge>{statusText}</Badge> : null}
          {statusText ? <SpokenComma /> : null} {event.cities}
        </p>
        <p>{event.summary}</p>
        <p className="event-prices">
          <PriceWithFees amounts={dates.flatMap(({ ticketTypes }) => ticketTypes.map(({ price }) => price))} fees={event.fees} />
        </p>
        {correction ? <p>{correction}</p> : null}
        <RunNotes title={title} dates={dates} actualSpan={actualSpan} />
        <Actions as="p">
          {sheet ? (
            <DialogTrigger section={sheet} className={look}>
              {action}
              <span className="visually-hidden">{WORDS.cards.forEvent(title)}</span>
            </DialogTrigger>
          ) : (
            <a className={look} href={event.ticketsHref} aria-label={action + WORDS.cards.forEvent(title)}>
              {action}
            </a>
          )}
          <MoreLink
            href={event.detailsLink}
            aria-label={WORDS.common.accessibleName(WORDS.cards.viewDetails, title)}
            text={WORDS.cards.viewDetails}
          />
        </Actions>
      </div>
    </div>
  )
}

/** Separates a badge from the text after it; otherwise screen readers would read both as one word. */
const SpokenComma = () => <span className="visually-hidden">{',\u00a0'}</span>

interface PersonCardProps {
  name: string
  role: string
  portrait?: PictureData | undefined
  social?: Entry<'people'>['social']
  /** The portrait’s `sizes`, where cards are not five in a row (two on phones). */
  sizes?: string | undefined
  children?: ReactNode
}

const NETWORKS = { instagram: 'Instagram', twitter: 'X/Twitter', linkedin: 'LinkedIn' } as const

/** A person’s portrait, name, role and text. */
export function PersonCard({ name, role, portrait, social = {}, sizes = '(min-width: 64em) 17vw, 42vw', children }: PersonCardProps) {
  const profiles = (Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]).flatMap((key) => (social[key] ? [{ key, url: social[key] }] : []))
  return (
    <div className="card person">
      <Portrait picture={portrait} className="card-picture" sizes={sizes} />
      <div className="person-text">
        <h3>{name}</h3>
        <p>{role}</p>
        {children}
        {profiles.length > 0 ? (
          <List of={profiles} className="actions">
            {({ key, url }) => <ExternalLink href={url} describe={`${NETWORKS[key]}: ${name}`} className="more" text={NETWORKS[key]} />}
          </List>
        ) : null}
      </div>
    </div>
  )
}
