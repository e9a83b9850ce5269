import { formatDay, formatTime, isDay } from '../../lib/dates.ts'
import { foldDiacritics } from '../../lib/foldDiacritics.ts'
import { formatNaira } from '../../lib/money.ts'
import { toSlug } from '../../lib/slug.ts'
import { capitalise, joinWords } from '../../lib/text.ts'
import { type ContentDocuments, listItems } from '../documents.ts'
import { isAmong, readWords } from '../facts/readFacts.ts'
import { addressOf, hasPage } from '../pageAddresses.ts'
import type { FieldRule } from './fieldRules.ts'
import { MAX_LIKELY_PRICE } from './wholeAndParts.ts'

const MAX_YEARS_AHEAD = 10
const DAY = /^\d{4}-\d{2}-\d{2}(?=T|$)/
const yearsAfter = (today: string, years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`

/** A start at night: 04:00 was most likely meant as 16:00. */
const NIGHT = /^(?:\d{4}-\d{2}-\d{2}T)?0[0-5]:\d{2}(?:\+01:00)?$/
/** Home and Productions show this many productions with `featured: true`. */
const MAX_FEATURED = 4
/** Search engines cut a title at about this number of characters (developers.google.com/search/docs/appearance/title-link). */
const MAX_TITLE_LENGTH = 60

const citiesOf = (set: ContentDocuments) => set.of('venues').map(({ data }) => String(data.city))
const cityOf = (set: ContentDocuments, venue: unknown) => set.of('venues').find(({ id }) => id === venue)?.data.city
const personOf = (set: ContentDocuments, person: unknown) => set.of('people').find(({ id }) => id === person)?.data.name

/** Values that are most likely a mistake, alone or beside others. */
export const LIKELY_MISTAKES: readonly FieldRule[] = [
  {
    at: '*: **',
    // A number with another error is not checked: it may be a phone number without quotation marks.
    explain: (value, { set, document, path }) =>
      typeof value === 'number' &&
      value > MAX_LIKELY_PRICE &&
      !set.hasError(document, path) &&
      `${formatNaira(value)} is more than anything else costs here. Are there too many digits?`,
  },
  {
    at: '*: **',
    explain: (value, { set, today }) => {
      const [day] = (typeof value === 'string' && DAY.exec(value)) || []
      const founded = Number(set.of('company')[0]?.data.foundingYear)
      if (!day) return undefined
      if (Number(day.slice(0, 4)) < founded) return `${day} lies before the company began, in ${founded}. Is the year right?`
      return day > yearsAfter(today, MAX_YEARS_AHEAD) && `${day} is more than ${MAX_YEARS_AHEAD} years away. Is the year right?`
    },
  },
  {
    at: '*: **',
    explain: (value, { path }) =>
      typeof value === 'string' &&
      NIGHT.test(value) &&
      !['closes', 'publish', 'until'].includes(String(path.at(-1))) &&
      `${formatTime(value)} is in the night. An hour of the afternoon has 12 more: 4:00 PM is written 16:00.`,
  },
  {
    at: 'tickets: detailsLink',
    explain: (link, { set, document }) => {
      const production = set.of('productions').find((one) => one.data.ticketedEvent === document.id && hasPage(one))
      const address = production && addressOf(production)
      if (!address || String(link).split(/[?#]/)[0] === address) return undefined
      return `${production.file} names this event, and this link leads elsewhere. Write ${address}, or name the event there.`
    },
  },
  {
    at: 'news: production',
    explain: (id, { set, group }) => {
      const [named, ...others] = set.of('productions').filter(({ data }) => String(group.title).includes(String(data.title)))
      if (!named || others.length > 0 || named.id === id) return undefined
      return `The headline names ${named.data.title}, whose file is “${named.id}”. Change one of them.`
    },
  },
  {
    at: 'festivalEvents: location',
    explain: (location, { set }) => {
      const [festival] = set.of('festival')
      const other = citiesOf(set).find((city) => String(location).includes(city))
      if (!festival?.data.city || !other || String(location).includes(String(festival.data.city))) return undefined
      return `“${other}” is not where the festival is: ${festival.file} says ${festival.data.city}. Change one of them.`
    },
  },
  {
    at: 'tickets: dates.*.id',
    // A copied date still has the city or the day of another in its name.
    explain: (id, { set, group: { venue, start, newDate } }) => {
      const city = cityOf(set, venue)
      const words = String(id).split('-').map(capitalise)
      const day = String(start).slice(0, 10)
      const named = readWords(words.join(' ')).flatMap(({ kind, values }) => (kind === 'day' ? values : []))
      const isElsewhere = citiesOf(set).some((other) => other !== city && words.includes(other))
      const isOtherDay = named.length > 0 && !named.some((one) => isAmong(one, [day, String(newDate).slice(0, 10)]))
      if (!city || !isDay(day) || !(isElsewhere || isOtherDay)) return undefined
      return `This date is called “${id}”, and it is on ${formatDay(day)} in ${city}. Change the name, the day or the venue.`
    },
  },
  {
    at: 'venues: city',
    explain: (city, { set, document }) => {
      const [page] = set.of('ticketsPage')
      const cities = page?.data.locations
      const isUsed = listItems(set, 'tickets', 'dates').some(({ item }) => item.venue === document.id)
      if (!Array.isArray(cities) || cities.includes(city) || !isUsed) return undefined
      return `Nobody can choose “${city}” on Tickets: “locations” in ${page?.file} has ${joinWords(cities.map(String))}. Add it there, or correct it here.`
    },
  },
  {
    at: 'productions: featured',
    explain: (isFeatured, { set, group }) => {
      const featured = set.of('productions').filter(({ data }) => data.featured === true)
      const isShown = featured.filter(({ data }) => Number(data.order) < Number(group.order)).length < MAX_FEATURED
      if (isFeatured !== true || isShown) return undefined
      return `${featured.length} productions are featured, and pages show the first ${MAX_FEATURED}: this one is not among them.`
    },
  },
  {
    at: 'productions|programmes|news: (title|shortTitle)',
    explain: (title, { set, path, group }) => {
      const length = String(title).normalize('NFD').replace(/\p{M}/gu, '').length
      const most = MAX_TITLE_LENGTH - ` | ${set.of('company')[0]?.data.name}`.length
      if (length <= most || group.page === false || (path[0] === 'title' && group.shortTitle !== undefined)) return undefined
      const advice =
        path[0] === 'title'
          ? 'Leave the heading as it is, and add a line such as shortTitle: Three drummers open the festival'
          : 'Make it shorter.'
      return `This has ${length} characters, and search engines show about ${most} before they cut it. ${advice}`
    },
  },
  {
    at: '*: **.person',
    explain: (id, { set, group: { name } }) => {
      const known = personOf(set, id)
      return (
        known !== undefined &&
        typeof name === 'string' &&
        known !== name &&
        `This file is that of ${known}, and the name here is ${name}. Change one of them.`
      )
    },
  },
  {
    at: '*: **.initials',
    explain: (initials, { group: { author } }) => {
      const letters = foldDiacritics(String(author))
        .split(' ')
        .map((word) => word[0] ?? '')
      const isTheirs = [...foldDiacritics(String(initials))].every((letter) => letters.includes(letter))
      return typeof author === 'string' && !isTheirs && `“${initials}” are not the first letters of ${author}.`
    },
  },
  {
    at: 'people: portrait.alt',
    explain: (alt, { set, document }) => {
      const { name } = document.data
      const other = set.of('people').find(({ data }) => data.name !== name && String(alt).includes(String(data.name)))
      return other && !String(alt).includes(String(name)) && `This describes ${other.data.name}, and the file is that of ${name}.`
    },
  },
  {
    at: '*: **.alt',
    explain: (alt, { group: { src, caption } }) => typeof src === 'string' && typeof alt === 'string' && explainAlt(alt, src, caption),
  },
]

/** In files that are not shown yet: an article with a mistyped year would never appear, and nobody would notice. */
export const SCHEDULED_MISTAKES: readonly FieldRule[] = [
  {
    at: '*: (publish|date)',
    explain: (value, { today }) => {
      const [day] = DAY.exec(String(value)) ?? []
      const isFar = day !== undefined && day > yearsAfter(today, 1)
      return isFar && `${day} is more than a year away, and no page shows this file until then. Is the year right?`
    },
  },
]

/** Names that telephones, cameras and screens give to pictures. */
const FILE_NAME =
  /^(?:(?:img|dsc|dscn|pxl|mvimg|screenshot|photo|image|picture|poster|scan|whatsapp image|untitled)[\s_-]*[\d().:_-]*(?: at [\d.: apm]+)?|\d[\d_-]+)(?:\.(?:jpe?g|png|webp|heic|svg))?\.?$/i

/** Alternative text that repeats what screen readers announce, or that is too long. */
function explainAlt(alt: string, src: string, caption: unknown): string | undefined {
  const opening = /^(?:an? |the )?(?:image|picture|photo|photograph|drawing|illustration|graphic) (?:of|showing|that shows)\b/i.exec(alt)
  if (opening) return `“${opening[0]}” is said by the screen reader already. Begin with what is seen.`
  if (caption && toSlug(alt) === toSlug(String(caption)))
    return 'The alternative text repeats the caption, so screen readers say it twice. Describe what the picture shows instead.'
  const name = src.replace(/^.*\//, '').replace(/\.\w+$/, '')
  if (alt !== '' && (toSlug(alt) === toSlug(name) || FILE_NAME.test(alt))) return `“${alt}” is the name of a file. Say what is seen.`
  if (/[\p{L}\p{N}]$/u.test(alt.trim()))
    return 'Screen readers read this alternative text and the text after it as one sentence. End it with a full stop.'
  const sentences = alt.split(/(?<=[.!?…])\s+/).length
  return sentences > 2 ? `This alternative text has ${sentences} sentences. Two are enough: nobody can skip within it.` : undefined
}
