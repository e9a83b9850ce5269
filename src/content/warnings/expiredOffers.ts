import { isRealDay } from '../../lib/dates.ts'
import type { ContentDocument, ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { isRecord, type Path, valueAt } from '../schemaInspection.ts'
import { warn } from './warn.ts'

/** Warns about dates that have passed while the text still invites people to come or to apply. */
export function findExpiredOffers(set: ContentDocuments, today: string): Problem[] {
  const passed: Problem[] = []
  const check = (document: ContentDocument | undefined, path: Path, words: string, day = document && valueAt(document.data, path)) => {
    if (document && typeof day === 'string' && day.slice(0, 10) < today && isRealDay(day.slice(0, 10)))
      passed.push(warn(document, path, `${day.slice(0, 10)} has passed, but ${words}.`))
  }
  for (const document of set.of('tickets')) {
    for (const [index, date] of listAt(document, ['dates']).entries()) {
      if (date.status === 'on sale' || date.status === 'scheduled') {
        check(document, ['dates', index, 'status'], `this date is still “${date.status}”`, date.end ?? date.start)
      }
      if (date.status === 'postponed') {
        check(document, ['dates', index, 'status'], 'this date is still “postponed”', date.newDate ?? date.end ?? date.start)
      }
    }
  }
  for (const document of set.of('academy')) {
    for (const [index, programme] of listAt(document, ['upcoming']).entries()) {
      if (programme.status === 'Accepting Applications') {
        check(
          document,
          ['upcoming', index, 'status'],
          'this programme is still “Accepting Applications”',
          programme.starts ?? programme.ends,
        )
      }
    }
  }
  for (const document of set.of('programmes'))
    check(document, [document.data.deadline ? 'deadline' : 'starts'], 'the page still says “Apply Now”')
  for (const document of set.of('getInvolved')) {
    for (const [index] of listAt(document, ['opportunities']).entries())
      check(document, ['opportunities', index, 'deadline'], 'the opportunity is still open')
  }
  for (const document of set.of('roles')) check(document, ['closes'], 'the page still says “Apply for this Role”')
  check(first(set, 'bootcamp'), ['deadline'], 'the pages still lead to the application form')
  check(first(set, 'scholarships'), ['deadline'], 'the page still says “Apply for a Scholarship”')
  check(first(set, 'workshop'), ['starts'], 'the page still says “Register Now”')
  return passed
}

const first = (set: ContentDocuments, collection: string): ContentDocument | undefined => set.of(collection)[0]

function listAt(document: ContentDocument, path: Path): Record<string, unknown>[] {
  const value = valueAt(document.data, path)
  return Array.isArray(value) ? value.filter(isRecord) : []
}
