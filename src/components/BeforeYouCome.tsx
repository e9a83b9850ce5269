import type { Surface } from '../lib/theme.ts'
import { Section } from '../ui/Section.tsx'
import { FactLines, type FactLinesProps } from './FactLines.tsx'

/** The section of facts to know before coming, with contact details for questions. */
export function BeforeYouCome({ surface, ...list }: FactLinesProps & { surface?: Surface }) {
  return (
    <Section heading="Before you come" id="before-you-come" beside surface={surface}>
      <FactLines {...list} />
    </Section>
  )
}
