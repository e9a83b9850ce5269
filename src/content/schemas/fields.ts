import { z } from 'zod'
import { isDay, isMoment, TIME } from '../../lib/dates.ts'
import { PICTURE_FOCUSES } from '../../lib/responsivePicture.ts'
import { explainHost } from '../../markdown/safeAddresses.ts'
import type { Notes } from './inspection.ts'

// The kinds of field in content files. Each has a sentence for its author and a valid example: the checks, the authoring guide and the
// editor all read them from here.

const toNotes = (description: string, example?: unknown) => ({ description, ...(example !== undefined && { examples: [example] }) })

const nonEmpty = z.string().trim().min(1)

export const text = (description: string, example?: string) => nonEmpty.meta(toNotes(description, example))

/** A sentence or short paragraph. May contain *emphasis*, [links](/about) and :yo[àṣà] for Yoruba words. */
export const prose = (description: string, example?: string) => nonEmpty.meta({ ...toNotes(description, example), prose: true })

/** Several paragraphs, lists and headings, for texts longer than one paragraph. */
export const passage = (description: string, example?: string) =>
  nonEmpty.meta({ ...toNotes(description, example), prose: true, blocks: true })

export const list = <Item extends z.ZodType>(item: Item, description: string) => z.array(item).min(1).meta({ description })

export const group = <Fields extends z.ZodRawShape>(description: string, fields: Fields) => z.strictObject(fields).meta({ description })

export const groups = <Fields extends z.ZodRawShape>(description: string, fields: Fields) => list(z.strictObject(fields), description)

export const choice = <const Options extends readonly [string, ...string[]]>(options: Options, description: string) =>
  z.enum(options).meta(toNotes(description, options[0]))

export const yesNo = (description: string) => z.boolean().meta(toNotes(description, true))

export const integer = (description: string, example: number) => z.number().int().meta(toNotes(description, example))

/** An integer from 0, or from `min`, up. */
export const count = (description: string, example: number, min = 0) => integer(description, example).min(min)

/** What a field in a format must contain, as a sentence for its author. */
const EXPECTED = {
  naira: 'A price is a whole number of naira, zero or more. Write digits alone: no ₦, comma, space or quotation marks.',
  day: 'A day is written year-month-day and must be in the calendar.',
  moment:
    'A day is written year-month-day and must be in the calendar. Where there is a time, it follows: the letter T, a time from 00:00 to 23:59 and +01:00 for Lagos.',
  time: 'A time is written with two digits for the hour and two for the minute, from 00:00 to 23:59.',
  file: 'This must be the name of another file without its ending: lowercase letters, digits and dashes.',
  shortName: 'A short name holds lowercase letters, digits and dashes only.',
  link: 'A link is a page of this site, beginning with /, or a whole address that begins with https://.',
  sitePath: 'An address of this site begins with / and holds lowercase letters, digits, dashes and slashes, and none at its end.',
  externalLink: 'This must be a whole address that begins with https://.',
  siteAddress: 'The address of a site begins with https:// and ends with its host, without a slash.',
  picture:
    'This must be the name of a picture file that lies beside this one, beginning with ./ and ending in .svg, .jpg, .png, .webp or .avif.',
  offeredFile: 'This must be the name of a file that lies beside this one, beginning with ./ and ending in .pdf, .mp3 or .mp4.',
  email: 'This must be an email address.',
  phone:
    'A phone number begins with + and the number of the country, and holds digits and spaces only. +234 is followed by 10 digits and no 0, such as +234 803 123 4567.',
  formService:
    'Forms are sent to one word after a slash, which the receiver answers, or to a service’s whole address that begins with https://. Where nobody takes them, write none.',
}

export const naira = (description: string) => count(description, 15000).meta({ naira: true, expected: EXPECTED.naira })

/** A position in a list. It may be negative, so that a new item can come first without renumbering the others. */
export const order = (description: string) => integer(`${description}; the lowest is first, and may be below zero`, 1)

export const day = (description: string) => z.iso.date().meta({ ...toNotes(description, '2025-05-17'), day: true, expected: EXPECTED.day })

const formatted = (kind: keyof typeof EXPECTED, pattern: RegExp, description: string, example?: string, more: Notes = { [kind]: true }) =>
  z
    .string()
    .regex(pattern, { abort: true })
    .meta({ ...toNotes(description, example), expected: EXPECTED[kind], ...more })

/** A moment, written 2025-05-17T15:00+01:00: Lagos time with its offset. Or a day where there is no time. */
export const momentOrDay = (description: string, example: string) =>
  z
    .string()
    .refine((value) => isMoment(value) || isDay(value))
    .meta({ ...toNotes(description, example), moment: true, expected: EXPECTED.moment })

export const time = (description: string) => formatted('time', TIME, description, '09:00')

export const reference = (kind: string, description: string, example?: string) =>
  nonEmpty.meta({ ...toNotes(description, example), reference: kind, expected: EXPECTED.file })

/** A name within the file, or the last part of an address. */
export const shortName = (description: string, example?: string, pattern = /^[a-z0-9-]+$/) =>
  formatted('shortName', pattern, description, example, {})

/** A page of this site (/festival) or a full https address. */
export const link = (description: string, example?: string) =>
  formatted('link', /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s/\\][^\s\\]*|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/, description, example)

/** An address of this site that has no page: /news/first-night. May contain tokens, and * for any one part. */
export const sitePath = (description: string, example = '/news/first-night') =>
  formatted('sitePath', /^(?:\/[a-z0-9{}*-]+)+$/, description, example, {})

export const externalLink = (description: string, example: string) =>
  formatted('externalLink', /^https:\/\/[^\s/\\][^\s\\]*$/, description, example, { link: true })

/** The address of a site. The paths of its pages are put right behind it. */
export const siteAddress = (description: string, example: string) =>
  formatted('siteAddress', /^https:\/\/[^\s/\\?#]+$/, description, example, { link: true })

export const email = (description: string, example: string) =>
  z
    .email({ abort: true })
    .refine((address) => explainHost(`mailto:${address}`) === undefined)
    .meta({ ...toNotes(description, example), expected: EXPECTED.email })

/** A phone number with spaces: +234 800 000 0000. Nigerian numbers have ten digits after +234, and no 0 before them. */
export const phone = (description: string, example: string) =>
  formatted('phone', /^\+(?:234(?: ?[1-9])(?: ?\d){9}|(?!234)\d(?: ?\d){6,14})$/, description, example)

/** The URL of forms: a path that the receiver answers, the URL of a service, or none. */
export const formService = (description: string) =>
  formatted('formService', /^(?:none|\/[a-z][a-z0-9-]*|https:\/\/[^\s/\\][^\s\\]*)$/, description, '/forms', {}).refine(
    (value) => explainHost(value) === undefined,
  )

export const offeredFile = (description: string, example: string) =>
  formatted('offeredFile', /^\.\/[a-z0-9-]+\.(pdf|mp3|mp4)$/, description, example)

const pictureOf = (example: string, alt: z.ZodString) =>
  z.strictObject({
    src: formatted('picture', /^\.{1,2}\/[\w./-]+\.(svg|png|jpe?g|webp|avif)$/i, 'The picture’s file, from this file on', example, {
      pictureFile: true,
    }),
    alt: alt.meta(toNotes('What is seen and why it is there, for someone who will never see it', 'Two women dance by a lamp.')),
  })

const focus = choice(PICTURE_FOCUSES, 'The side that stays in view where the picture is cut; otherwise its middle does').optional()

/** A picture beside the file, with its alternative text. `width` is the maximum displayed width in CSS pixels. */
export const picture = (description: string, example = './poster.svg', width = 800) =>
  pictureOf(example, nonEmpty).extend({ focus }).meta({ description, picture: true, width })

/** A picture of a slide. It has no `focus`: the page sets that, because text covers its left half on wide screens. */
export const slidePicture = (description: string, width = 800) =>
  pictureOf('./slide.svg', nonEmpty).meta({ description, picture: true, width })

/** A picture at the top of a page: informative, or decorative with `alt: ""`. */
export const banner = (description: string) =>
  pictureOf('./hero.svg', z.string().trim()).extend({ focus }).meta({ description, picture: true, decoration: true, width: 1600 })

export const namedLink = (description: string) =>
  group(description, { text: text('The words of the link', 'See the production'), href: link('Where it leads', '/productions/sankara') })

/** The value for an unconfirmed fact. The page then asks visitors to contact the company. */
export const NOT_YET_CONFIRMED = 'not yet confirmed'

/** A fact that may be unconfirmed: a value, or "not yet confirmed". */
export const confirmable = <Value extends z.ZodType>(value: Value) =>
  z
    .union([z.literal(NOT_YET_CONFIRMED), value])
    .meta({ ...toNotes(`${value.meta()?.description}, or "${NOT_YET_CONFIRMED}"`, NOT_YET_CONFIRMED), confirmable: true })

export const checked = day('The day on which somebody last checked these facts where they are; left out where nobody has').optional()

/** `updated`: the day when this file’s text last changed. For files that are only a part of their page. */
export const updated = day('The day these words last changed, for search engines and calendars').optional()

export const pageHead = {
  title: text('The page’s main heading', 'Academy'),
  description: text('For search engines and shared links, at most 160 characters', 'African theatre from Lagos and Ibadan.').max(160),
  updated: day('The day these words last changed'),
}

export const pageTop = {
  ...pageHead,
  lead: prose('The line under the heading', 'Plays in the square, films under the open sky.'),
  hero: banner('The picture at the top'),
}

/** The title for search engines, where the heading is too long for them: about 60 characters with the company’s name. */
export const shortTitle = text('The title for search engines and tabs, where the heading is too long', 'Daughters of the Dance').optional()

export const titled = (description: string) =>
  group(description, {
    title: text('A short heading', 'Fearless Creativity'),
    text: prose('A sentence or two', 'We choose the brave reading of a play.'),
  })

export const block = (description: string, exampleHeading?: string, exampleText?: string) =>
  group(description, { title: text('The heading', exampleHeading), text: prose('The text under it', exampleText) })

/** The same with a link, which leads where the words invite to. */
export const invitation = (description: string, exampleHeading?: string, exampleText?: string) =>
  block(description, exampleHeading, exampleText)
    .extend({ link: namedLink('The link') })
    .meta({ description })

export const personWithRole = (role: string, exampleRole?: string) =>
  z.strictObject({ person: reference('people', 'A file in people/', 'adunni-balogun'), role: text(role, exampleRole) })

export const question = group('A question with its answer', {
  id: shortName('A short name for links to this question', 'scholarships'),
  question: text('The question as a visitor would ask it', 'Do I need experience?'),
  answer: prose('The answer', 'No. Come as you are.'),
})

/** `publish` and `until` limit when a file of a kind with many files is shown; `draft` excludes it. */
export const publicationFields = {
  draft: yesNo('true keeps the file from being published; npm run dev shows it').optional(),
  publish: momentOrDay('When it is first shown. Left out: at once, and an article from its date on', '2025-05-17T09:00+01:00').optional(),
  until: momentOrDay('The last day on which it is shown, or the moment at which it is taken down', '2025-06-30').optional(),
}

/** Whether an entry has its own page, and that page’s former addresses. */
export const pageFields = {
  page: yesNo('false gives it no page of its own: it stays a card in lists, and may do without a text').optional(),
  formerly: list(sitePath('An address'), 'Addresses that this page had before. Whoever asks for one of them is led here').optional(),
}
