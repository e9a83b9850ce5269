import { PLACEHOLDER_MARK } from '../../lib/placeholderMark.ts'
import type { Problem } from '../problems.ts'
import type { ContentDocuments } from '../read/documents.ts'
import { ADDRESS_RULES } from './addresses.ts'
import { COMPANY_RULES } from './company.ts'
import { DUPLICATE_RULES } from './duplicates.ts'
import { EVENT_RULES } from './events.ts'
import { FACT_RULES } from './facts.ts'
import { PERIOD_RULES } from './periods.ts'
import { type Rule, toProblem } from './rule.ts'
import { WORD_RULES } from './words.ts'

/** Every rule beyond the fields of a schema. Each says in its comment who is hurt without it. */
export const RULES: readonly Rule[] = [
  ...ADDRESS_RULES,
  ...PERIOD_RULES,
  ...EVENT_RULES,
  ...DUPLICATE_RULES,
  ...FACT_RULES,
  ...COMPANY_RULES,
  ...WORD_RULES,
]

/** Reports everything that stops a build. */
export function reportErrors(set: ContentDocuments): void {
  for (const rule of RULES.filter(({ level }) => level === 'error'))
    for (const { document, path, message, example, line } of rule.find(set, '')) set.report(document, path, message, example, line)
}

const isWarning = ({ level }: Rule) => level === 'warning'

/** Finds likely mistakes. They do not stop a build. `today` is an ISO day. */
export const findWarnings = (set: ContentDocuments, today: string): Problem[] =>
  RULES.filter((rule) => isWarning(rule) && !rule.forOwner)
    .flatMap((rule) => rule.find(set, today))
    .map(toProblem)
    // Examples that a new file comes with are errors already.
    .filter(({ message }) => !message.includes(PLACEHOLDER_MARK))

/** Warnings of one kind that only the owner can settle, which may take weeks. */
export interface StandingWarnings {
  /** The name of this kind of warning, in the singular and in the plural. */
  kind: readonly [one: string, many: string]
  notes: Problem[]
}

/** Finds warnings that only the owner can settle. `today` is an ISO day. */
export function findStandingWarnings(set: ContentDocuments, today: string): StandingWarnings[] {
  const rules = RULES.filter((rule) => isWarning(rule) && rule.forOwner)
  const kinds = new Map(rules.flatMap(({ forOwner }) => (forOwner ? [[forOwner[0], forOwner]] : [])))
  return [...kinds.values()]
    .map((kind) => ({
      kind,
      notes: rules.filter(({ forOwner }) => forOwner?.[0] === kind[0]).flatMap((rule) => rule.find(set, today).map(toProblem)),
    }))
    .filter(({ notes }) => notes.length > 0)
}
