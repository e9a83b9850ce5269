import { type Fact, Facts } from '../ui/Facts.tsx'

interface PlainFact {
  term: string
  detail: string | readonly string[]
}

/** Facts of one line or several, under the facts that a page prints itself. */
export function FactLines({ before = [], facts }: { before?: readonly Fact[]; facts: readonly PlainFact[] }) {
  const lines = facts.map(({ term, detail }) => ({
    term,
    detail:
      typeof detail === 'string' ? (
        detail
      ) : (
        <ul>
          {detail.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
  }))
  return <Facts facts={[...before, ...lines]} />
}
