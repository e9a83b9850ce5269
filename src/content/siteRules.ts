import { checkAccess, checkAccessWords } from './accessRules.ts'
import { checkAddresses, checkFormerAddresses } from './addressRules.ts'
import { checkCompanyName, checkOwnAddress, checkSiteAddress } from './companyRules.ts'
import type { ContentDocuments } from './documents.ts'
import { checkBeforeYouCome, checkCalendarFiles, checkNewDates, checkReasons, checkStatusText } from './eventRules.ts'
import { listAddresses } from './pageAddresses.ts'
import { groupsIn, isRecord, type Path, valueAt, visitValues } from './schemaInspection.ts'
import { checkExampleTexts, checkUnfinished } from './unfinishedRules.ts'

/** Checks that only this site has, beyond single fields. */
export const SITE_RULES: readonly ((documents: ContentDocuments) => void)[] = [
  checkAddresses,
  checkFormerAddresses,
  checkKnownGaps,
  checkNearestPages,
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
  checkSiteAddress,
  checkCompanyName,
  checkOwnAddress,
  checkUnfinished,
  checkExampleTexts,
]

/** A known gap is an address that has no page yet. */
function checkKnownGaps(set: ContentDocuments): void {
  const addresses = listAddresses(set)
  for (const document of set.of('company'))
    for (const [index, { path }] of groupsIn(document.data.knownGaps))
      if (addresses.includes(String(path)))
        set.report(document, ['knownGaps', index, 'path'], `The page ${path} is there. Take it out of the known gaps.`)
}

/** For known gaps and retired pages, company.md names the page that helps most. */
function checkNearestPages(set: ContentDocuments): void {
  const addresses = listAddresses(set)
  const examples = { knownGaps: 'nearest: /contact', retired: 'nearest: /news' }
  for (const document of set.of('company'))
    for (const [field, example] of Object.entries(examples))
      for (const [index, { nearest }] of groupsIn(document.data[field])) {
        if (typeof nearest !== 'string' || !nearest.startsWith('/') || addresses.includes(nearest)) continue
        const message = `The page that helps most must be one that is there. Found “${nearest}”.`
        set.report(document, [field, index, 'nearest'], message, example)
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
  for (const document of set.all)
    visitValues(document.data, (group, path) => {
      for (const [from, to] of SPANS) {
        const [start, end] = [valueAt(group, [from]), valueAt(group, [to])]
        const isSound = [from, to].every((field) => !set.hasError(document, [...path, field]))
        if (typeof start === 'string' && typeof end === 'string' && isSound && end < start.slice(0, end.length))
          set.report(document, [...path, to], `This lies before ${from}: ${end} is earlier than ${start}.`)
      }
    })
}

/** An upcoming programme gives its dates once: as first and last day, or as a month while these are not fixed. */
function checkUpcoming(set: ContentDocuments): void {
  for (const document of set.of('academy'))
    for (const [index, { starts, ends, month }] of groupsIn(document.data.upcoming)) {
      const path: Path = ['upcoming', index]
      if (starts && ends && month)
        set.report(document, [...path, 'month'], 'The days are fixed, so the month is said twice. Take this line out.')
      if ((starts && ends) || month) continue
      const message = 'This programme does not say when it is. Give its first and last day, or the month.'
      set.report(document, path, message, 'month: October 2025')
    }
}
