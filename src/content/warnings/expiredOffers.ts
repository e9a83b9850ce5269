import { isRealDay } from '../../lib/dates.ts'
import { type ContentDocument, type ContentDocuments, listDates } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { groupsIn, type Path, valueAt } from '../schemaInspection.ts'
import { warn } from './warn.ts'

/** Warns about dates that have passed while the text still invites people to come or to apply. */
export function findExpiredOffers(set: ContentDocuments, today: string): Problem[] {
  const passed: Problem[] = []
  const check = (document: ContentDocument, path: Path, words: string, day = valueAt(document.data, path)) => {
    if (typeof day === 'string' && day.slice(0, 10) < today && isRealDay(day.slice(0, 10)))
      passed.push(warn(document, path, `${day.slice(0, 10)} has passed, but ${words}.`))
  }
  for (const { event, path, date } of listDates(set)) {
    const message = `this date is still “${date.status}”`
    if (date.status === 'on sale' || date.status === 'scheduled') check(event, [...path, 'status'], message, date.end ?? date.start)
    if (date.status === 'postponed') check(event, [...path, 'status'], message, date.newDate ?? date.end ?? date.start)
  }
  for (const document of set.of('academy'))
    for (const [index, { status, starts, ends }] of groupsIn(document.data.upcoming))
      if (status === 'Accepting Applications')
        check(document, ['upcoming', index, 'status'], `this programme is still “${status}”`, starts ?? ends)
  for (const document of set.of('programmes'))
    check(document, [document.data.deadline ? 'deadline' : 'starts'], 'the page still says “Apply Now”')
  for (const document of set.of('getInvolved'))
    for (const [index] of groupsIn(document.data.opportunities))
      check(document, ['opportunities', index, 'deadline'], 'the opportunity is still open')
  for (const document of set.of('roles')) check(document, ['closes'], 'the page still says “Apply for this Role”')
  for (const [collection, field, words] of [
    ['bootcamp', 'deadline', 'the pages still lead to the application form'],
    ['scholarships', 'deadline', 'the page still says “Apply for a Scholarship”'],
    ['workshop', 'starts', 'the page still says “Register Now”'],
  ] as const)
    for (const document of set.of(collection)) check(document, [field], words)
  return passed
}
