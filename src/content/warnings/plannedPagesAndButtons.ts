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
export function findPlannedPagesAndButtons(set: ContentDocuments): Problem[] {
  const [pages, buttons] = [listPlannedPages(set), listPlannedButtons(set)]
  const namesOf = (targets: PlannedTarget[]) => joinWords(targets.map(({ name }) => name))
  const messages = [
    `${countOf(pages.length, 'address has', 'addresses have')} no page yet: ${namesOf(pages)}. Visitors who follow a link to one see this text instead.`,
    `${countOf(buttons.length, 'button has', 'buttons have')} nothing behind them but these words: ${namesOf(buttons)}.`,
  ]
  return [pages[0], buttons[0]].flatMap((first, index) =>
    first ? [warn(first.document, first.path.slice(0, 1), messages[index] ?? '')] : [],
  )
}
