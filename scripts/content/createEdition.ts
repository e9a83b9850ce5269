import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { KINDS } from '../../src/content/kinds.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { countDays, isDay, listDays } from '../../src/lib/dates.ts'
import { PLACEHOLDER_MARK } from '../../src/lib/placeholderMark.ts'
import { UserError } from '../lib/userError.ts'
import { drawPlaceholder } from '../pictures/placeholderPicture.ts'
import { composeNewFile } from './composeNewFile.ts'

/** The kind that `content:new` takes for an edition of the festival. */
export const EDITION = 'festival-edition'

const EXAMPLE = `npm run content:new -- ${EDITION} "2027" 2027-12-27 2027-12-29`
const MAX_DAYS = 31

/**
 * Replaces the file of the festival by that of a new edition: its days and its schedule are there, all words are to be filled in, and nothing
 * of the last edition is left. The last one is kept under `.build/`. Returns what was written and the events of the last edition.
 * @throws before anything is written when the year or the days are invalid.
 */
export function createEdition(root: string, [year = '', first = '', last = '']: readonly string[], today: string) {
  const refuse = (message: string) => new UserError(`${message}\n  For example: ${EXAMPLE}`)
  if (!/^20\d\d$/.test(year)) throw refuse(`An edition is called by its year. Found “${year}”.`)
  if (first === '' || last === '') throw refuse(`The ${first === '' ? 'first' : 'last'} day is missing, and nothing was written.`)
  for (const day of [first, last]) if (!isDay(day)) throw refuse(`“${day}” is no day of the calendar, as year-month-day.`)
  if (last < first) throw refuse(`The last day, ${last}, lies before the first, ${first}.`)
  if (!first.startsWith(year)) throw refuse(`The first day, ${first}, is not in ${year}.`)
  if (countDays(first, last) > MAX_DAYS)
    throw refuse(`From ${first} to ${last} are ${countDays(first, last)} days, more than a festival lasts.`)
  const { documents } = loadContent({ root, ...SITE_OPTIONS, withDrafts: true })
  const schedule = listDays(first, last).map((date, index) => ({
    id: `day-${index + 1}`,
    date,
    theme: `${PLACEHOLDER_MARK} What the day is about`,
    events: [`${PLACEHOLDER_MARK} the name of an event’s file`],
  }))
  const { file, text, pictures } = composeNewFile(KINDS.festival, `festival-${year}`, `{company} Festival ${year}`, {
    idsOf: (other) => documents.of(other).map(({ id }) => id),
    order: 1,
    today,
    values: { starts: first, ends: last, schedule },
  })
  // By its first day, so that a second try does not replace it by the first.
  const kept = path.join('.build', `festival-of-${documents.of('festival')[0]?.data.starts}.md`)
  mkdirSync(path.join(root, '.build'), { recursive: true })
  if (existsSync(path.join(root, file))) writeFileSync(path.join(root, kept), readFileSync(path.join(root, file)))
  writeFileSync(path.join(root, file), text)
  for (const picture of pictures) writeFileSync(path.join(root, picture), drawPlaceholder())
  return { file, pictures, kept, events: documents.of('festivalEvents').map((event) => event.file) }
}
