import { checkAccess, checkAccessWords } from './accessRules.ts'
import { checkAddresses } from './addressRules.ts'
import { COMPANY_RULES } from './companyRules.ts'
import type { ContentDocument, ContentDocuments } from './documents.ts'
import { checkBeforeYouCome, checkCalendarFiles, checkNewDates, checkReasons, checkStatusText } from './eventRules.ts'
import { EXAMPLE_RULES } from './exampleRules.ts'
import { checkFormerAddresses } from './formerAddressRules.ts'
import { listAddresses } from './pageAddresses.ts'
import { isRecord, type Path } from './schemaInspection.ts'
import { UNFINISHED_RULES } from './unfinishedRules.ts'

/** Checks that only this site has, beyond single fields. */
export const SITE_RULES: readonly ((documents: ContentDocuments) => void)[] = [
  checkAddresses,
  checkFormerAddresses,
  checkKnownGaps,
  checkFormPath,
  checkSpans,
  checkUpcoming,
  checkBeforeYouCome,
  checkReasons,
  checkStatusText,
  checkNewDates,
  checkCalendarFiles,
  checkAccess,
  checkAccessWords,
  ...COMPANY_RULES,
  ...UNFINISHED_RULES,
  ...EXAMPLE_RULES,
]

function checkKnownGaps(set: ContentDocuments): void {
  const addresses = listAddresses(set)
  for (const document of set.of('company')) {
    const gaps = Array.isArray(document.data.knownGaps) ? document.data.knownGaps : []
    for (const [index, gap] of gaps.entries()) {
      if (!isRecord(gap)) continue
      const place: Path = ['knownGaps', index]
      if (addresses.includes(String(gap.path)))
        set.report(document, [...place, 'path'], `The page ${gap.path} is there. Take it out of the known gaps.`)
      if (typeof gap.nearest === 'string' && gap.nearest.startsWith('/') && !addresses.includes(gap.nearest)) {
        set.report(
          document,
          [...place, 'nearest'],
          `The page that helps most must be one that is there. Found “${gap.nearest}”.`,
          'nearest: /contact',
        )
      }
    }
  }
}

/** The receiver answers every path below its own, so no page may be there. */
function checkFormPath(set: ContentDocuments): void {
  for (const document of set.of('company')) {
    const forms = isRecord(document.data.services) ? document.data.services.forms : undefined
    const page = listAddresses(set).find((path) => path === forms || path.startsWith(`${forms}/`))
    if (page) set.report(document, ['services', 'forms'], `The page ${page} is there. Send forms to another path.`, 'forms: /forms')
  }
}

const SPANS = [
  ['starts', 'ends'],
  ['start', 'end'],
  ['opens', 'closes'],
  ['publish', 'until'],
] as const

/** An end must not be before its start. */
function checkSpans(set: ContentDocuments): void {
  for (const document of set.all) visitGroups(document.data, [], (group, place) => checkSpan(set, document, group, place))
}

function checkSpan(set: ContentDocuments, document: ContentDocument, group: Record<string, unknown>, place: Path): void {
  for (const [from, to] of SPANS) {
    const [start, end] = [group[from], group[to]]
    if (
      typeof start !== 'string' ||
      typeof end !== 'string' ||
      set.hasError(document, [...place, from]) ||
      set.hasError(document, [...place, to])
    )
      continue
    if (end < start.slice(0, end.length)) set.report(document, [...place, to], `This lies before ${from}: ${end} is earlier than ${start}.`)
  }
}

/** An upcoming programme gives its dates once: as first and last day, or as a month while these are not fixed. */
function checkUpcoming(set: ContentDocuments): void {
  for (const document of set.of('academy')) {
    const programmes = Array.isArray(document.data.upcoming) ? document.data.upcoming : []
    for (const [index, programme] of programmes.entries()) {
      if (!isRecord(programme)) continue
      const { starts, ends, month } = programme
      const place: Path = ['upcoming', index]
      if (starts && ends && month)
        set.report(document, [...place, 'month'], 'The days are fixed, so the month is said twice. Take this line out.')
      if (!(starts && ends) && !month)
        set.report(
          document,
          place,
          'This programme does not say when it is. Give its first and last day, or the month.',
          'month: October 2025',
        )
    }
  }
}

function visitGroups(value: unknown, place: Path, visit: (group: Record<string, unknown>, place: Path) => void): void {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) visitGroups(item, [...place, index], visit)
  if (!isRecord(value)) return
  visit(value, place)
  for (const [key, part] of Object.entries(value)) visitGroups(part, [...place, key], visit)
}
