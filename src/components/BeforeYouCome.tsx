import type { ComponentProps } from 'react'
import type { Surface } from '../lib/theme.ts'
import { type ContactChannels, ContactDetails } from '../ui/ContactDetails.tsx'
import { Section } from '../ui/Section.tsx'
import { FactLines } from './FactLines.tsx'

interface BeforeYouComeProps extends Omit<ComponentProps<typeof FactLines>, 'email'> {
  reach: ContactChannels
  surface?: Surface
}

/** What a visitor needs to know before coming, and whom to ask. */
export function BeforeYouCome({ reach, surface, ...list }: BeforeYouComeProps) {
  return (
    <Section heading="Before you come" id="before-you-come" beside surface={surface}>
      <FactLines {...list} email={reach.email} />
      <ContactDetails {...reach} lead="Whatever you need in order to come, ask us:" />
    </Section>
  )
}
