import { loadContent } from '../../src/content/loadContent.ts'
import { formatProblems, type Problem } from '../../src/content/problems.ts'
import { toProblem } from '../../src/content/rules/rule.ts'
import { listPlaceholders } from '../../src/content/rules/words.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { countOf } from '../../src/lib/text.ts'

/** Every placeholder of the project at `root` with its place: addresses, hosts and numbers that lead nowhere. */
export function findLeftPlaceholders(root: string, now: string): Problem[] {
  const { documents } = loadContent({ root, ...SITE_OPTIONS, now })
  return listPlaceholders(documents).map(({ text, ...place }) => toProblem({ ...place, message: text }))
}

/** Formats the list for people. */
export const formatPlaceholders = (placeholders: readonly Problem[]): string =>
  placeholders.length === 0
    ? 'No placeholder is left: the site can go live. npm run content:check -- --all lists dates that have passed and facts that disagree.'
    : formatProblems(placeholders, `${countOf(placeholders.length, 'placeholder')} to be replaced before the site goes live`)
