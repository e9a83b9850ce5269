import { countOf, joinWords } from '../../lib/text.ts'
import type { ContentDocument, ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { isRecord, type Path, valueAt } from '../schemaInspection.ts'
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
  const gaps = document?.data.knownGaps
  if (!document || !Array.isArray(gaps)) return []
  return gaps.flatMap((gap, index) => {
    const name = valueAt(gap, ['path'])
    return typeof name === 'string' ? [{ document, path: ['knownGaps', index], name }] : []
  })
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
  return [
    ...summarise(
      pages,
      ({ length }, names) =>
        `${countOf(length, 'address has', 'addresses have')} no page yet: ${names}. Visitors who follow a link to one see this text instead.`,
    ),
    ...summarise(
      buttons,
      ({ length }, names) => `${countOf(length, 'button has', 'buttons have')} nothing behind them but these words: ${names}.`,
    ),
  ]
}

function summarise(controls: PlannedTarget[], toMessage: (controls: PlannedTarget[], names: string) => string): Problem[] {
  const [first] = controls
  return first ? [warn(first.document, first.path.slice(0, 1), toMessage(controls, joinWords(controls.map(({ name }) => name))))] : []
}
