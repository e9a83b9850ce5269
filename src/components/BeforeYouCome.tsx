import type { ComponentProps } from 'react'
import type { Surface } from '../lib/theme.ts'
import { type ContactChannels, ContactDetails } from '../ui/ContactDetails.tsx'
import { Section } from '../ui/Section.tsx'
import { FactLines } from './FactLines.tsx'

interface BeforeYouComeProps extends Omit<ComponentProps<typeof FactLines>, 'email'> {
  reach: ContactChannels
  ground?: Surface
}

/** What a visitor needs to know before coming, and whom to ask. */
export function BeforeYouCome({ reach, ground, ...list }: BeforeYouComeProps) {
  return (
    <Section heading="Before you come" id="before-you-come" beside ground={ground}>
      <FactLines {...list} email={reach.email} />
      <ContactDetails {...reach} lead="Whatever you need in order to come, ask us:" />
    </Section>
  )
}
