import { isDay, moveEnd } from '../../lib/dates.ts'
import { countOf, joinWords } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, findInTexts, listItems } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { isRecord, type Path, valueAt } from '../schemaInspection.ts'
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

/** Warns about dates that have passed while the text still invites people to come or to apply. */
export function findExpiredOffers(set: ContentDocuments, today: string): Problem[] {
  const passed: Problem[] = []
  const check = (document: ContentDocument, path: Path, offer: string, day = valueAt(document.data, path)) => {
    if (typeof day === 'string' && day.slice(0, 10) < today && isDay(day.slice(0, 10)))
      passed.push(warn(document, path, `${day.slice(0, 10)} has passed, but ${offer}.`))
  }
  for (const { document, path, item } of listItems(set, 'tickets', 'dates')) {
    const { status, start, end, newDate } = item
    const day = status === 'postponed' && newDate ? findMovedEnd(start, end, newDate) : (end ?? start)
    if (/^(?:on sale|scheduled|postponed)$/.test(String(status)))
      check(document, [...path, 'status'], `this date is still “${status}”`, day)
  }
  for (const { document, path, item } of listItems(set, 'academy', 'upcoming'))
    if (item.status === 'Accepting Applications')
      check(document, [...path, 'status'], `this programme is still “${item.status}”`, item.starts ?? item.ends)
  for (const document of set.of('programmes'))
    check(document, [document.data.deadline ? 'deadline' : 'starts'], 'the page still says “Apply Now”')
  for (const { document, path } of listItems(set, 'getInvolved', 'opportunities'))
    check(document, [...path, 'deadline'], 'the opportunity is still open')
  for (const [collection, field, offer] of [
    ['roles', 'closes', 'the page still says “Apply for this Role”'],
    ['bootcamp', 'deadline', 'the pages still lead to the application form'],
    ['scholarships', 'deadline', 'the page still says “Apply for a Scholarship”'],
    ['workshop', 'starts', 'the page still says “Register Now”'],
  ] as const)
    for (const document of set.of(collection)) check(document, [field], offer)
  // A draft is not shown anyway.
  for (const document of set.unpublished)
    if (document.data.draft !== true) check(document, ['until'], 'the file is still here. No page shows it')
  return passed
}

/** The last day of a postponed date that keeps its length, from unchecked fields; the new date itself where these are not days. */
function findMovedEnd(start: unknown, end: unknown, newDate: unknown): unknown {
  const [from, to, moved] = [start, end, newDate].map((value) => String(value).slice(0, 10))
  return isDay(from) && isDay(to) && isDay(moved) ? moveEnd(from, to, moved) : newDate
}

/** Warns about facts that differ between two files. */
export const findDisagreements = (set: ContentDocuments): Problem[] => [
  ...compareBootcamps(set),
  ...compareDisciplines(set),
  ...compareCalls(set),
]

/** The academy's page and the bootcamp's own pages each give dates and fees. */
function compareBootcamps(set: ContentDocuments): Problem[] {
  const [[academy], [bootcamp]] = [set.of('academy'), set.of('bootcamp')]
  if (!academy || !bootcamp) return []
  const compare = (what: string, ...fields: [string, ...string[]]): Problem[] => {
    const pairs = fields.map((field) => [valueAt(academy.data, ['bootcampPromo', field]), bootcamp.data[field]] as const)
    if (pairs.every(([here, there]) => here === undefined || there === undefined || here === there)) return []
    const [here, there] = [0, 1].map((side) => pairs.map((pair) => pair[side]).join(', '))
    const message = `The ${what} here are not those of ${at(bootcamp, [fields[0]])}. Here: ${here}. There: ${there}.`
    return [warn(academy, ['bootcampPromo', fields[0]], message)]
  }
  return [...compare('bootcamp’s dates', 'starts', 'ends', 'duration'), ...compare('bootcamp’s fees', 'feeFrom')]
}

/** The bootcamp’s page gives one length for all disciplines; each course gives its own. */
const compareDisciplines = (set: ContentDocuments): Problem[] =>
  set.of('bootcamp').flatMap((bootcamp) => {
    const stated = bootcamp.data.disciplineDuration
    if (typeof stated !== 'string') return []
    const others = set.of('courses').filter(({ data }) => typeof data.duration === 'string' && data.duration !== stated)
    const list = joinWords(others.map((course) => `${at(course, ['duration'])} (${String(course.data.duration)})`))
    return list ? [warn(bootcamp, ['disciplineDuration'], `Every discipline is said to take ${stated} here, but not in ${list}.`)] : []
  })

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'

/** The festival’s page gives a month for the call for submissions; an article gives a day. */
function compareCalls(set: ContentDocuments): Problem[] {
  const callIn = (text: unknown, date: string) => new RegExp(`call for submissions[^.]*?\\b(${date})`).exec(String(text))?.[1]
  return set.of('festival').flatMap((festival) => {
    const month = callIn(valueAt(festival.data, ['next', 'text']), `(?:${MONTH})\\b(?! \\d)`)
    return set.of('news').flatMap((article) => {
      const exact = callIn(article.data.excerpt, `(?:${MONTH}) \\d{1,2}\\b`)
      if (!month || !exact) return []
      const message = `The call for submissions opens in ${month} here, and on ${exact} in ${at(article, ['excerpt'])}.`
      return [warn(festival, ['next', 'text'], message)]
    })
  })
}

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
