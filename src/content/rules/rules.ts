import { PLACEHOLDER_MARK } from '../../lib/placeholderMark.ts'
import type { Problem } from '../problems.ts'
import type { ContentDocuments } from '../read/documents.ts'
import { ADDRESS_RULES } from './addresses.ts'
import { DATE_RULES } from './dates.ts'
import { EVENT_RULES } from './events.ts'
import { FACT_RULES } from './facts.ts'
import { type Rule, toProblem } from './rule.ts'
import { WORD_RULES } from './words.ts'

/** Every rule beyond the fields of a schema. Each says in its comment who is hurt without it. */
export const RULES: readonly Rule[] = [...ADDRESS_RULES, ...DATE_RULES, ...EVENT_RULES, ...FACT_RULES, ...WORD_RULES]

export function reportErrors(set: ContentDocuments): void {
  for (const rule of RULES.filter(({ level }) => level === 'error'))
    for (const { document, path, message, line } of rule.find(set, '')) set.report(document, path, message, undefined, line)
}

const WARNINGS = RULES.filter(({ level }) => level === 'warning')

/** Finds likely mistakes. They do not stop a build. `today` is an ISO day. */
export const findWarnings = (set: ContentDocuments, today: string): Problem[] =>
  WARNINGS.filter(({ forOwner }) => !forOwner)
    .flatMap((rule) => rule.find(set, today))
    .map(toProblem)
    // Examples that a new file comes with are errors already.
    .filter(({ message }) => !message.includes(PLACEHOLDER_MARK))

/** A warning that only the owner can settle, which may take weeks. `kind` is the name of such warnings, in the singular and in the plural. */
export type StandingWarning = Problem & { kind: readonly [one: string, many: string] }

export const findStandingWarnings = (set: ContentDocuments, today: string): StandingWarning[] =>
  WARNINGS.flatMap(({ forOwner: kind, find }) => (kind ? find(set, today).map((finding) => ({ ...toProblem(finding), kind })) : []))
