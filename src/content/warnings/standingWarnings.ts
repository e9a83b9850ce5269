import { isDay, moveEnd } from '../../lib/dates.ts'
import { joinWords } from '../../lib/text.ts'
import type { Problem } from '../problems.ts'
import { type ContentDocuments, findInTexts } from '../read/documents.ts'
import { applyFieldRules, type FieldRule } from './fieldRules.ts'
import { at, warn } from './warn.ts'

/** Hosts under .example are reserved (RFC 2606), and no phone number consists of zeros. */
const PLACEHOLDER = /(?:https:\/\/|[\w.+-]+@)(?:[\w-]+\.)+example\b(?<more>\/[^\s"')\]>]*)?|(?<![\d/])\+[\d ]*000 ?0000\b/g

/** Finds all placeholders, in the order of files. Those in tokens are reported in the company’s file. */
export const listPlaceholders = (set: ContentDocuments) =>
  findInTexts(set.all, PLACEHOLDER, 'source').map(({ document, match, path, line }) => ({
    ...{ document, path, line, whole: match[0].trim() },
    text: match[0].slice(0, -(match.groups?.more ?? '').length || undefined).trim(),
  }))

/** One warning for each placeholder, at its first position; `content:launch` lists all of them. */
export const findPlaceholderValues = (set: ContentDocuments): Problem[] =>
  listPlaceholders(set)
    .filter(({ text }, index, all) => all.findIndex((one) => one.text === text) === index)
    .map(({ document, path, line, whole }) => warn(document, path, `${whole} is a placeholder. Replace it by the real one.`, line))

/** A day after which something is over. */
const explainPast = (value: unknown, today: string, but: string) => {
  const day = String(value).slice(0, 10)
  return isDay(day) && day < today && `${day} has passed, but ${but}.`
}

const EXPIRED: readonly FieldRule[] = [
  {
    at: 'tickets: dates.*.status',
    explain: (status, { today, group: { start, end = start, newDate } }) => {
      // A postponed date keeps its length. The fields are not checked yet.
      const [from, to, moved] = [start, end, newDate].map((day) => String(day).slice(0, 10)) as [string, string, string]
      const movedEnd = isDay(from) && isDay(to) && isDay(moved) ? moveEnd(from, to, moved) : newDate
      const day = status === 'postponed' && newDate ? movedEnd : end
      return /^(?:on sale|scheduled|postponed)$/.test(String(status)) && explainPast(day, today, `this date is still “${status}”`)
    },
  },
  {
    at: 'programmes|bootcamp|workshop|scholarships|getInvolved|academy: (starts|deadline|(opportunities|upcoming).*.(starts|deadline))',
    explain: (day, { today, path, group: { deadline, status = 'Accepting Applications' } }) =>
      status === 'Accepting Applications' &&
      !(path.at(-1) === 'starts' && deadline) &&
      explainPast(day, today, 'the site still invites people to apply or to register'),
  },
]

/** Warns about dates that have passed while the text still invites people to come or to apply. */
export const findExpiredOffers = (set: ContentDocuments, today: string): Problem[] => [
  ...applyFieldRules(set, EXPIRED, today),
  // A draft is not shown anyway.
  ...applyFieldRules(
    set,
    [{ at: '*: until', explain: (day) => explainPast(day, today, 'the file is still here. No page shows it') }],
    today,
    set.unpublished.filter(({ data }) => data.draft !== true),
  ),
]

/** A fact that another file states too. */
const sameAs = (field: string, collection: string, name?: string): FieldRule => ({
  at: field,
  explain: (here, { set, path }) => {
    const other = name ?? String(path.at(-1))
    const differing = set.of(collection).filter(({ data }) => data[other] !== undefined && data[other] !== here)
    const there = joinWords(differing.map((document) => `${at(document, [other])} says ${document.data[other]}`))
    return there && `This says ${here}, but ${there}.`
  },
})

/** The academy’s page repeats facts of the bootcamp’s pages, and these one of each course. */
const SAME_FACTS: readonly FieldRule[] = [
  sameAs('academy: bootcampPromo.(starts|ends|duration|feeFrom)', 'bootcamp'),
  sameAs('bootcamp: disciplineDuration', 'courses', 'duration'),
]

/** Warns about facts that differ between two files. */
export const findDisagreements = (set: ContentDocuments, today: string): Problem[] => applyFieldRules(set, SAME_FACTS, today)
