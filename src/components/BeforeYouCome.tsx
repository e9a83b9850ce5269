import type { ComponentProps } from 'react'
import type { Ground } from '../lib/house.ts'
import { toMailHref } from '../lib/mail.ts'
import { type Reach, ReachUs } from '../ui/ReachUs.tsx'
import { Section } from '../ui/Section.tsx'
import { FactLines } from './FactLines.tsx'

interface BeforeYouComeProps extends Omit<ComponentProps<typeof FactLines>, 'ask'> {
  /** What the visitor comes to: it stands in the subject of a question. */
  to: string
  reach: Reach
  ground?: Ground
}

/** What a visitor needs to know before coming, and whom to ask. */
export function BeforeYouCome({ to, reach, ground, ...list }: BeforeYouComeProps) {
  return (
    <Section heading="Before you come" id="before-you-come" beside ground={ground}>
      <FactLines {...list} ask={toMailHref(reach.email, `Before you come: ${to}`)} />
      <ReachUs {...reach} lead="Whatever you need in order to come, ask us:" />
    </Section>
  )
}
