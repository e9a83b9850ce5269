import type { Surface } from '../lib/theme.ts'
import { Section } from '../ui/Section.tsx'
import { FactLines, type FactLinesProps } from './FactLines.tsx'

/** What a visitor needs to know before coming, and whom to ask. */
export function BeforeYouCome({ surface, ...list }: FactLinesProps & { surface?: Surface }) {
  return (
    <Section heading="Before you come" id="before-you-come" beside surface={surface}>
      <FactLines {...list} />
    </Section>
  )
}
