import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { SiteArea, Surface } from '../lib/theme.ts'
import { useHeadingProps } from './linkTargets.ts'
import { TextWithPrices } from './Price.tsx'

export interface SectionProps {
  heading: string
  /** The id of the heading, for links. */
  id: string
  /** A template links to the heading. */
  isLinkTarget?: boolean
  intro?: ReactNode
  aside?: ReactNode
  surface?: Surface
  area?: SiteArea
  /** Puts text and actions beside the heading on wide screens, for short calls to action. */
  beside?: boolean
  className?: string
  children?: ReactNode
}

/**
 * A section of a page: a heading of level two, an introduction and the content. It has no accessible name: screen readers would announce
 * the heading twice, and each section would be a landmark.
 */
export const Section = ({
  heading,
  id,
  isLinkTarget,
  intro,
  aside,
  surface = 'chalk',
  area,
  beside = false,
  className,
  children,
}: SectionProps) => (
  <section className={clsx(`on-${surface}`, area && `area-${area}`, beside && 'beside', className)}>
    {/* Mozilla’s reader mode drops a text with several links, unless its class is a word such as “content”. */}
    <div className={intro ? 'wrap content' : 'wrap'}>
      <div className={clsx('section-head', aside && 'section-head-with-link', !aside && !intro && 'section-head-alone')}>
        <h2 {...useHeadingProps(id, isLinkTarget)}>
          <TextWithPrices>{heading}</TextWithPrices>
        </h2>
        {aside}
        {intro ? <p className="section-intro">{intro}</p> : null}
      </div>
      {children}
    </div>
  </section>
)
