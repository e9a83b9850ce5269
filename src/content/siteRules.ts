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

/** Known gaps have no page yet. For these and for retired pages, company.md names the page that helps most. */
function checkKnownGaps(set: ContentDocuments): void {
  const addresses = listAddresses(set)
  for (const document of set.of('company'))
    for (const [field, example] of [
      ['knownGaps', 'nearest: /contact'],
      ['retired', 'nearest: /news'],
    ] as const)
      for (const [index, { path, nearest }] of groupsIn(document.data[field])) {
        if (field === 'knownGaps' && addresses.includes(String(path)))
          set.report(document, [field, index, 'path'], `The page ${path} is there. Take it out of the known gaps.`)
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
