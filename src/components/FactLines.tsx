import type { ReactNode } from 'react'
import type { Surface } from '../lib/theme.ts'
import { type ContactChannels, ContactDetails } from '../ui/ContactDetails.tsx'
import { Facts } from '../ui/Facts.tsx'
import { Section } from '../ui/Section.tsx'

export interface FactLinesProps {
  facts: readonly {
    term: string
    /** Text that is always shown, a line each. */
    lines: readonly string[]
    /** Text that is collapsed until the visitor opens it. */
    folds: readonly { summary: string; lines: readonly string[] }[]
  }[]
  /** A sentence that names what is not confirmed; empty when everything is. */
  unknown: string
  /** The name of the event, for the subject of an email. */
  to: string
  contact: ContactChannels
  /** Renders the emphasis and the links in a line. */
  words: (text: string) => ReactNode
}

/** Facts as a list, some collapsed, then one sentence about what is not confirmed and whom to ask. */
export function FactLines({ facts, unknown, to, contact, words }: FactLinesProps) {
  return (
    <div className="stack">
      {facts.length > 0 ? (
        <Facts
          facts={facts.map(({ term, lines, folds }) => ({
            term,
            detail: (
              <>
                <Lines lines={lines} words={words} />
                {folds.map((fold) => (
                  <details key={fold.summary}>
                    <summary>{fold.summary}</summary>
                    <Lines lines={fold.lines} words={words} />
                  </details>
                ))}
              </>
            ),
          }))}
        />
      ) : null}
      <ContactDetails
        {...contact}
        subject={`Before you come to ${to}`}
        lead={unknown ? `${unknown} Ask us:` : 'Whatever you need, ask us:'}
      />
    </div>
  )
}

function Lines({ lines, words }: Pick<FactLinesProps, 'words'> & { lines: readonly string[] }) {
  const [first, ...others] = lines
  if (first === undefined) return null
  if (others.length === 0) return <p>{words(first)}</p>
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{words(line)}</li>
      ))}
    </ul>
  )
}

/** The section of facts to know before coming, with contact details for questions. */
export function BeforeYouCome({ surface, ...list }: FactLinesProps & { surface?: Surface }) {
  return (
    <Section heading="Before you come" id="before-you-come" beside surface={surface}>
      <FactLines {...list} />
    </Section>
  )
}
