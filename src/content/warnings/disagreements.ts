import { joinWords } from '../../lib/text.ts'
import type { ContentDocument, ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { valueAt } from '../schemaInspection.ts'
import { at, warn } from './warn.ts'

/** Warns about facts that differ between two files. */
export const findDisagreements = (set: ContentDocuments): Problem[] => [
  ...compareBootcamps(set),
  ...compareDisciplines(set),
  ...compareCalls(set),
]

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

/** The bootcamp’s page gives one length for all disciplines; each course gives its own. */
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

/** The festival’s page gives a month for the call for submissions; an article gives a day. */
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
