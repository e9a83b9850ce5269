import { isDay, moveEnd } from '../../lib/dates.ts'
import { countOf, joinWords } from '../../lib/text.ts'
import { type ContentDocuments, findInTexts, listItems } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { isRecord } from '../schemaInspection.ts'
import { applyFieldRules, type FieldRule } from './fieldRules.ts'
import { at, warn } from './warn.ts'

/** Hosts under .example are reserved (RFC 2606), and no phone number consists of zeros. */
const PLACEHOLDER = /(?:https:\/\/|[\w.+-]+@)(?:[\w-]+\.)+example\b|(?<![\d/])\+[\d ]*000 ?0000\b/g

/** Finds all placeholders, in the order of files. Those in tokens are reported in the company’s file. */
export const listPlaceholders = (set: ContentDocuments) =>
  findInTexts(set.all, PLACEHOLDER, 'source').map(({ document, match, path }) => ({ document, path, text: match[0].trim() }))

/** One warning for each placeholder, at its first position; `content:launch` lists all of them. */
export function findPlaceholderValues(set: ContentDocuments): Problem[] {
  const all = listPlaceholders(set)
  return all.flatMap((one) => {
    const [first, ...others] = all.filter(({ text }) => text === one.text)
    if (one !== first) return []
    const more = others.length > 0 ? ` It also occurs in ${countOf(others.length, 'other place')}.` : ''
    return [warn(one.document, one.path, `${one.text} is a placeholder. Replace it by the real one.${more}`)]
  })
}

const explainPast = (day: unknown, today: string, offer: string) => {
  const passed = String(day).slice(0, 10)
  return isDay(passed) && passed < today && `${passed} has passed, but ${offer}.`
}

/** A day after which an offer is over. */
const offered = (field: string, offer: string): FieldRule => ({
  at: field,
  explain: (day, { today, group }) => !(field.endsWith(': starts') && group.deadline) && explainPast(day, today, offer),
})

const EXPIRED: readonly FieldRule[] = [
  {
    at: 'tickets: dates.*.status',
    explain: (status, { today, group: { start, end = start, newDate } }) => {
      const day = status === 'postponed' && newDate ? findMovedEnd(start, end, newDate) : end
      return /^(?:on sale|scheduled|postponed)$/.test(String(status)) && explainPast(day, today, `this date is still “${status}”`)
    },
  },
  {
    at: 'academy: upcoming.*.status',
    explain: (status, { today, group: { starts, ends } }) =>
      status === 'Accepting Applications' && explainPast(starts ?? ends, today, `this programme is still “${status}”`),
  },
  offered('programmes: deadline', 'the page still says “Apply Now”'),
  offered('programmes: starts', 'the page still says “Apply Now”'),
  offered('getInvolved: opportunities.*.deadline', 'the opportunity is still open'),
  offered('roles: closes', 'the page still says “Apply for this Role”'),
  offered('bootcamp: deadline', 'the pages still lead to the application form'),
  offered('scholarships: deadline', 'the page still says “Apply for a Scholarship”'),
  offered('workshop: starts', 'the page still says “Register Now”'),
]

/** Warns about dates that have passed while the text still invites people to come or to apply. */
export const findExpiredOffers = (set: ContentDocuments, today: string): Problem[] => [
  ...applyFieldRules(set, EXPIRED, today),
  // A draft is not shown anyway.
  ...applyFieldRules(
    set,
    [offered('*: until', 'the file is still here. No page shows it')],
    today,
    set.unpublished.filter(({ data }) => data.draft !== true),
  ),
]

/** The last day of a postponed date that keeps its length, from unchecked fields; the new date itself where these are not days. */
function findMovedEnd(start: unknown, end: unknown, newDate: unknown): unknown {
  const [from, to, moved] = [start, end, newDate].map((value) => String(value).slice(0, 10))
  return isDay(from) && isDay(to) && isDay(moved) ? moveEnd(from, to, moved) : newDate
}

/** A fact that another file states too. */
const sameAs = (field: string, collection: string, other: string): FieldRule => ({
  at: field,
  explain: (here, { set }) => {
    const differing = set.of(collection).filter(({ data }) => data[other] !== undefined && data[other] !== here)
    const there = joinWords(differing.map((document) => `${at(document, [other])} says ${document.data[other]}`))
    return there && `This says ${here}, but ${there}.`
  },
})

/** The academy’s page repeats facts of the bootcamp’s pages, and these one of each course. */
const SAME_FACTS: readonly FieldRule[] = [
  ...['starts', 'ends', 'duration', 'feeFrom'].map((field) => sameAs(`academy: bootcampPromo.${field}`, 'bootcamp', field)),
  sameAs('bootcamp: disciplineDuration', 'courses', 'duration'),
]

/** Warns about facts that differ between two files. */
export const findDisagreements = (set: ContentDocuments, today: string): Problem[] => applyFieldRules(set, SAME_FACTS, today)

/** The addresses in `knownGaps` of company.md, which are linked but have no page yet. */
export const listPlannedPages = (set: ContentDocuments) =>
  listItems(set, 'company', 'knownGaps').flatMap(({ document, path, item }) =>
    typeof item.path === 'string' ? [{ document, path, name: item.path }] : [],
  )

/** Keys of `unavailable` in content/messages.md that are used in many places rather than for one button. */
const NOT_BUTTONS = ['brochure', 'page', 'comingSoon', 'factsNotConfirmed', 'notYetConfirmed']

/** The buttons that only show why they have no function yet. */
export const listPlannedButtons = (set: ContentDocuments) =>
  set.of('messages').flatMap((document) => {
    const reasons = document.data.unavailable
    const names = Object.keys(isRecord(reasons) ? reasons : {}).filter((name) => !NOT_BUTTONS.includes(name))
    return names.map((name) => ({ document, path: ['unavailable', name], name }))
  })

/** One warning for all addresses, and one for all buttons; `content:launch` lists each of them. */
export function findPlannedPagesAndButtons(set: ContentDocuments): Problem[] {
  const [pages, buttons] = [listPlannedPages(set), listPlannedButtons(set)]
  const namesOf = (targets: readonly { name: string }[]) => joinWords(targets.map(({ name }) => name))
  const addresses = `${countOf(pages.length, 'address has', 'addresses have')} no page yet: ${namesOf(pages)}`
  const behind = `${countOf(buttons.length, 'button has', 'buttons have')} nothing behind them but these words: ${namesOf(buttons)}.`
  return [
    ...pages
      .slice(0, 1)
      .map(({ document }) => warn(document, ['knownGaps'], `${addresses}. Visitors who follow a link to one see this text instead.`)),
    ...buttons.slice(0, 1).map(({ document }) => warn(document, ['unavailable'], behind)),
  ]
}
