import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Crumb } from '../lib/crumb.ts'
import type { Picture as PictureData } from '../lib/responsivePicture.ts'
import type { Surface } from '../lib/theme.ts'
import { WORDS } from '../lib/words.ts'
import { FirstPicture } from './FirstPicture.tsx'

export interface PageHeroProps {
  title: string
  lang?: 'yo' | undefined
  lead?: ReactNode
  crumbs?: readonly Crumb[]
  /** A line above the heading: a badge, a date. */
  kicker?: ReactNode
  picture?: PictureData | undefined
  /** Shown instead of `picture`, for a carousel. */
  media?: ReactNode
  /** Whether the picture is a poster in portrait format. */
  poster?: boolean
  surface?: Surface
  className?: string
  facts?: ReactNode
  children?: ReactNode
}

/** The page hero: heading and lead, picture, facts and actions, on a dark background, so that the transparent header can overlap it. */
export function PageHero({ title, lang, picture, media, poster, surface = 'indigo', className, facts, children, ...text }: PageHeroProps) {
  const { crumbs = [], kicker, lead } = text
  const visual = media ?? (picture ? <FirstPicture picture={picture} sizes="(min-width: 64em) 47vw, 90vw" /> : null)
  const shape = poster ? 'page-hero-poster' : visual && facts && 'page-hero-facts'
  return (
    <section className={clsx('page-hero', `on-${surface}`, visual ? 'page-hero-with-picture' : 'lit', shape, className)}>
      <div className="wrap">
        <div className="page-hero-text">
          {crumbs.length > 0 ? <Breadcrumbs crumbs={crumbs} /> : null}
          {kicker ? <p className="kicker">{kicker}</p> : null}
          <h1 lang={lang}>{title}</h1>
          {lead ? <p className="lead">{lead}</p> : null}
        </div>
        {visual ? <div className="page-hero-picture">{visual}</div> : null}
        {facts || children ? (
          <div className="page-hero-more">
            {facts}
            {children}
          </div>
        ) : null}
      </div>
    </section>
  )
}

/** Breadcrumbs: links to the pages above this one in the hierarchy, then its own name. */
const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label={WORDS.frame.breadcrumb} className="kicker">
    <ol>
      {crumbs.map(({ path, name, lang }, index) =>
        index === crumbs.length - 1 ? (
          <li key={path} aria-current="page" lang={lang}>
            {name}
          </li>
        ) : (
          <li key={path}>
            <a href={path}>{name}</a> <span aria-hidden="true">/</span>{' '}
          </li>
        ),
      )}
    </ol>
  </nav>
)
