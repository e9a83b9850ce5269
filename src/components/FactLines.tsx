import type { ReactNode } from 'react'
import { toMailHref } from '../lib/mailto.ts'
import { Facts } from '../ui/Facts.tsx'

interface FactLinesProps {
  facts: readonly {
    term: string
    /** What stands open, a line each. */
    lines: readonly string[]
    /** What opens only when asked for. */
    folds: readonly { summary: string; lines: readonly string[] }[]
    /** Whether it, or what its last line names, is still to be confirmed. */
    isOpen: boolean
  }[]
  /** The words for what nobody has confirmed. What follows their colon is the link. */
  unknown: string
  /** What the visitor comes to: it stands in the name of each link, and in the subject of the email. */
  to: string
  /** Who is asked. */
  email: string
  /** Sets a line that may hold emphasis and links. */
  words: (text: string) => ReactNode
}

/** Facts of a few lines each, some of them folded. What is open says so, and leads to somebody who can be asked. */
export function FactLines({ facts, unknown, to, email, words }: FactLinesProps) {
  const [said = '', link] = unknown.split(/(?<=: )/)
  const toOpen = (term: string) =>
    link ? (
      <p>
        {said}
        <a href={toMailHref(email, `Before you come to ${to}: ${term}`)} aria-label={`${link}: ${term}, ${to}`}>
          {link}
        </a>
      </p>
    ) : (
      <p>{unknown}</p>
    )
  return (
    <Facts
      facts={facts.map(({ term, lines, folds, isOpen }) => ({
        term,
        detail: (
          <>
            <Lines lines={lines} words={words} />
            {isOpen ? toOpen(term) : null}
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
