import type { ComponentProps } from 'react'
import type { Ground } from '../lib/theme.ts'
import { type Reach, ReachUs } from '../ui/ContactDetails.tsx'
import { Section } from '../ui/Section.tsx'
import { FactLines } from './FactLines.tsx'

interface BeforeYouComeProps extends Omit<ComponentProps<typeof FactLines>, 'email'> {
  reach: Reach
  ground?: Ground
}

/** What a visitor needs to know before coming, and whom to ask. */
export function BeforeYouCome({ reach, ground, ...list }: BeforeYouComeProps) {
  return (
    <Section heading="Before you come" id="before-you-come" beside ground={ground}>
      <FactLines {...list} email={reach.email} />
      <ReachUs {...reach} lead="Whatever you need in order to come, ask us:" />
    </Section>
  )
}
