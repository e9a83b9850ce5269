import { countOf, joinWords } from '../../lib/text.ts'
import type { ContentDocument, ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { groupsIn, isRecord, type Path } from '../schemaInspection.ts'
import { warn } from './warn.ts'

/** Keys of `unavailable` in content/messages.md that are used in many places rather than for one button. */
const NOT_BUTTONS = ['brochure', 'page', 'comingSoon', 'factsNotConfirmed', 'notYetConfirmed']

/** An address or a button with nothing behind it yet: visitors only see a text that says so. */
interface PlannedTarget {
  document: ContentDocument
  path: Path
  /** The address, or the button’s text. */
  name: string
}

/** The addresses in `knownGaps` of company.md: links lead to them, but they have no page yet. */
export function listPlannedPages(set: ContentDocuments): PlannedTarget[] {
  const [document] = set.of('company')
  if (!document) return []
  return groupsIn(document.data.knownGaps).flatMap(([index, { path: name }]) =>
    typeof name === 'string' ? [{ document, path: ['knownGaps', index], name }] : [],
  )
}

/** The buttons that only explain why they do nothing yet. */
export function listPlannedButtons(set: ContentDocuments): PlannedTarget[] {
  const [document] = set.of('messages')
  const reasons = document?.data.unavailable
  if (!document || !isRecord(reasons)) return []
  const names = Object.keys(reasons).filter((name) => !NOT_BUTTONS.includes(name))
  return names.map((name) => ({ document, path: ['unavailable', name], name }))
}

/** One warning for all addresses, and one for all buttons; `content:launch` lists each of them. */
export const findPlannedPagesAndButtons = (set: ContentDocuments): Problem[] => [
  ...summarise(
    listPlannedPages(set),
    (count, names) =>
      `${countOf(count, 'address has', 'addresses have')} no page yet: ${names}. Visitors who follow a link to one see this text instead.`,
  ),
  ...summarise(
    listPlannedButtons(set),
    (count, names) => `${countOf(count, 'button has', 'buttons have')} nothing behind them but these words: ${names}.`,
  ),
]

/** One warning for all targets, at the first; none where there is no target. */
function summarise(targets: readonly PlannedTarget[], toMessage: (count: number, names: string) => string): Problem[] {
  const [first] = targets
  if (!first) return []
  const message = toMessage(targets.length, joinWords(targets.map(({ name }) => name)))
  return [warn(first.document, first.path.slice(0, 1), message)]
}
