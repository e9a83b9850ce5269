import { joinWords } from '../lib/text.ts'
import type { ContentDocument, ContentDocuments } from './documents.ts'
import type { Problem } from './problems.ts'
import { isRecord, type Path, valueAt } from './schema.ts'
import { findMisplaced, findUnlikely } from './unlikely.ts'
import { at, warn } from './warn.ts'

/** What the owner should look at, though the site can be built: facts that disagree, and words that time has overtaken. `today` is an ISO day. */
export function findWarnings(set: ContentDocuments, today: string): Problem[] {
  return [
    ...compareBootcamps(set),
    ...compareDisciplines(set),
    ...compareCalls(set),
    ...findMisplaced(set),
    ...findUnlikely(set, today),
    ...findPassed(set, today),
  ]
}

const first = (set: ContentDocuments, collection: string): ContentDocument | undefined => set.of(collection)[0]

/** The academy's page and the bootcamp's own pages each give dates and fees. */
function compareBootcamps(set: ContentDocuments): Problem[] {
  const [academy, bootcamp] = [first(set, 'academy'), first(set, 'bootcamp')]
  if (!academy || !bootcamp) return []
  const compare = (what: string, fields: readonly string[]): Problem[] => {
    const here = fields.map((field) => valueAt(academy.data, ['bootcampPromo', field]))
    const there = fields.map((field) => valueAt(bootcamp.data, [field]))
    if (fields.every((_, index) => here[index] === undefined || there[index] === undefined || here[index] === there[index])) return []
    const path = ['bootcampPromo', fields[0] ?? '']
    const message = `The ${what} here are not those of ${at(bootcamp, [fields[0] ?? ''])}. Here: ${here.join(', ')}. There: ${there.join(', ')}.`
    return [warn(academy, path, message)]
  }
  return [...compare('bootcamp’s dates', ['starts', 'ends', 'duration']), ...compare('bootcamp’s fees', ['feeFrom'])]
}

/** The bootcamp's page gives all disciplines one length, each course its own. */
function compareDisciplines(set: ContentDocuments): Problem[] {
  const bootcamp = first(set, 'bootcamp')
  const stated = bootcamp?.data.disciplineDuration
  if (!bootcamp || typeof stated !== 'string') return []
  const others = set.of('courses').filter(({ data }) => typeof data.duration === 'string' && data.duration !== stated)
  if (others.length === 0) return []
  const list = joinWords(others.map((course) => `${at(course, ['duration'])} (${String(course.data.duration)})`))
  return [warn(bootcamp, ['disciplineDuration'], `Every discipline is said to take ${stated} here, but not in ${list}.`)]
}

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** The festival's page names a month for the call for submissions, an article a day. */
function compareCalls(set: ContentDocuments): Problem[] {
  const festival = first(set, 'festival')
  const text = festival && valueAt(festival.data, ['next', 'text'])
  const month = typeof text === 'string' ? new RegExp(`call for submissions[^.]*?\\b(${MONTH})\\b(?! \\d)`).exec(text)?.[1] : undefined
  if (!festival || !month) return []
  return set.of('news').flatMap((article) => {
    const exact = new RegExp(`call for submissions[^.]*?\\b((?:${MONTH}) \\d{1,2})\\b`).exec(String(article.data.excerpt))?.[1]
    if (!exact) return []
    const message = `The call for submissions opens in ${month} here, and on ${exact} in ${at(article, ['excerpt'])}.`
    return [warn(festival, ['next', 'text'], message)]
  })
}

/** Days that invite to something: where they stand, and which words would be wrong once they have passed. */
function findPassed(set: ContentDocuments, today: string): Problem[] {
  const passed: Problem[] = []
  const check = (document: ContentDocument | undefined, path: Path, words: string, day = document && valueAt(document.data, path)) => {
    if (document && typeof day === 'string' && day.slice(0, 10) < today)
      passed.push(warn(document, path, `${day.slice(0, 10)} has passed, but ${words}.`))
  }
  for (const document of set.of('tickets')) {
    for (const [index, date] of listAt(document, ['dates']).entries()) {
      if (date.status === 'on sale' || date.status === 'scheduled') {
        check(document, ['dates', index, 'status'], `this date is still “${date.status}”`, date.end ?? date.start)
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
  check(first(set, 'bootcamp'), ['deadline'], 'the pages still lead to the application form')
  check(first(set, 'scholarships'), ['deadline'], 'the page still says “Apply for a Scholarship”')
  check(first(set, 'workshop'), ['starts'], 'the page still says “Register Now”')
  return passed
}

function listAt(document: ContentDocument, path: Path): Record<string, unknown>[] {
  const value = valueAt(document.data, path)
  return Array.isArray(value) ? value.filter(isRecord) : []
}
