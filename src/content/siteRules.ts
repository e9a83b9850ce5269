import { checkEvents } from './eventRules.ts'
import { checkAddresses, checkFormerAddresses, checkFormPath, checkGaps } from './pageAddresses.ts'
import { type ContentDocuments, listItems } from './read/documents.ts'
import { isNeverShown } from './read/publicationPeriod.ts'
import { valueAt, visitValues } from './schemas/inspection.ts'
import {
  checkAccessInText,
  checkCompanyName,
  checkExampleTexts,
  checkLostLetters,
  checkOwnAddress,
  checkSiteAddress,
  checkUnfinished,
} from './textRules.ts'
import { checkCalendars } from './warnings/duplicates.ts'

/** Checks that only this site has, beyond single fields. */
export const SITE_RULES: readonly ((documents: ContentDocuments) => void)[] = [
  checkAddresses,
  checkFormerAddresses,
  checkGaps,
  checkFormPath,
  checkSpans,
  checkUpcoming,
  checkEvents,
  checkCalendars,
  checkAccessInText,
  checkSiteAddress,
  checkCompanyName,
  checkOwnAddress,
  checkUnfinished,
  checkLostLetters,
  checkExampleTexts,
]

const SPANS = [
  ['starts', 'ends'],
  ['start', 'end'],
  ['opens', 'closes'],
  ['publish', 'until'],
  ['date', 'until'],
] as const

/**
 * An end must not be before its start. A closing time before 06:00 is on the next day. A file that is never shown, because it ends before it
 * begins, is among the unpublished ones.
 */
function checkSpans(set: ContentDocuments): void {
  for (const document of new Set([...set.all, ...set.unpublished.filter(isNeverShown)]))
    visitValues(document.data, (group, path) => {
      for (const [from, to] of SPANS) {
        const [start, end] = [valueAt(group, [from]), valueAt(group, [to])]
        if (typeof start !== 'string' || typeof end !== 'string') continue
        const isValid = [from, to].every((field) => !set.hasError(document, [...path, field]))
        const isNextMorning = to === 'closes' && /^0[0-5]:/.test(end)
        if (isValid && !isNextMorning && end < start.slice(0, end.length))
          set.report(document, [...path, to], `This lies before ${from}: ${end} is earlier than ${start}.`)
      }
    })
}

/** An upcoming programme gives its dates once: as first and last day, or as a month while these are not fixed. */
function checkUpcoming(set: ContentDocuments): void {
  for (const { document, path, item } of listItems(set, 'academy', 'upcoming')) {
    const isFixed = item.starts && item.ends
    if (isFixed && item.month)
      set.report(document, [...path, 'month'], 'The days are fixed, so the month is said twice. Take this line out.')
    if (isFixed || item.month) continue
    const message = 'This programme does not say when it is. Give its first and last day, or the month.'
    set.report(document, path, message)
  }
}
