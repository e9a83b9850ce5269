import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { SiteArea, Surface } from '../lib/theme.ts'
import { TextWithPrices } from './TextWithPrices.tsx'

interface SectionProps {
  heading: string
  /** The id of the heading, so that links can point to it. Where none of the page does, the build takes its tabindex away (finishPage). */
  id: string
  intro?: ReactNode
  /** A link that stands beside the heading. */
  aside?: ReactNode
  surface?: Surface
  area?: SiteArea
  /** Words and actions stand beside the heading, where there is room: for short calls. */
  beside?: boolean
  className?: string
  children?: ReactNode
}

/**
 * A part of a page: a heading of the second level, an introduction, and what it introduces. It has no name of its own: its heading
 * would be heard twice, and every part would be a landmark.
 */
export function Section({ heading, id, intro, aside, surface = 'chalk', area, beside = false, className, children }: SectionProps) {
  return (
    <section className={clsx(`on-${surface}`, area && `area-${area}`, beside && 'beside', className)}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={id} tabIndex={-1}>
            <TextWithPrices>{heading}</TextWithPrices>
          </h2>
          {aside}
          {intro ? <p className="section-intro">{intro}</p> : null}
        </div>
        {children}
      </div>
    </section>
  )
}
