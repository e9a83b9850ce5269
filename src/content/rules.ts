import { countOf } from '../lib/text.ts'
import { listAddresses } from './addresses.ts'
import { COLLECTIONS } from './collections.ts'
import { COMPANY_RULES } from './companyRules.ts'
import type { ContentDocument, ContentDocuments } from './documents.ts'
import { checkBeforeYouCome, checkCalendarFiles, checkNewDates, checkReasons, checkStatusText } from './eventRules.ts'
import { EXAMPLE_RULES } from './exampleRules.ts'
import { exampleLine } from './examples.ts'
import { checkAddresses } from './pageRules.ts'
import { isRecord, type Path } from './schema.ts'
import { productionSchema } from './schemas/productions.ts'
import { UNFINISHED_RULES } from './unfinishedRules.ts'

/** What is true of this site beyond single fields. */
export const SITE_RULES: readonly ((documents: ContentDocuments) => void)[] = [
  checkFeaturedProductions,
  checkGallery,
  checkPlayed,
  checkAddresses,
  checkKnownGaps,
  checkFormPath,
  checkSpans,
  checkUpcoming,
  checkBeforeYouCome,
  checkReasons,
  checkStatusText,
  checkNewDates,
  checkCalendarFiles,
  ...COMPANY_RULES,
  ...UNFINISHED_RULES,
  ...EXAMPLE_RULES,
]

const FEATURED = 4

function checkFeaturedProductions(set: ContentDocuments): void {
  const featured = set.of('productions').filter(({ data }) => data.featured === true)
  if (featured.length === FEATURED || set.of('productions').length === 0) return
  // Whoever cannot be read may be one of them.
  const unknown = set.unreadable.some((name) => name.startsWith('productions/'))
  if (unknown || set.of('productions').some((document) => set.isFaulty(document, ['featured']))) return
  const names = featured.map(({ id }) => id).join(', ') || 'none'
  const last = featured.at(-1) ?? set.of('productions')[0]
  if (last)
    set.report(
      last,
      ['featured'],
      `Exactly ${FEATURED} productions have featured: true, for the home page and the list. Found ${featured.length}: ${names}.`,
    )
}

const GALLERY = { production: 'daughters-of-dance', pictures: 18, featured: 6 }

function checkGallery(set: ContentDocuments): void {
  const document = set.of('productions').find(({ id }) => id === GALLERY.production)
  const images = document?.data.images
  if (!document || !Array.isArray(images)) return
  const featured = images.filter((image) => isRecord(image) && image.featured === true).length
  if (images.length === GALLERY.pictures && featured === GALLERY.featured) return
  const wanted = `${GALLERY.pictures} pictures, ${GALLERY.featured} of them with featured: true`
  set.report(
    document,
    ['images'],
    `The gallery of this production has ${wanted}. Found ${countOf(images.length, 'picture')}, ${featured} featured.`,
  )
}

/** Whoever was there can be asked: a production that has been played has pictures, and the words of its audience. */
function checkPlayed(set: ContentDocuments): void {
  const { images, quotes } = productionSchema.shape
  const known = Object.keys(COLLECTIONS.productions.schema.shape)
  for (const document of set.of('productions')) {
    const says = findPlayed(set, document)
    // A field whose name is wrong may be the one that seems to be missing.
    if (!says || Object.keys(document.data).some((key) => !known.includes(key))) continue
    for (const [key, schema, what] of [
      ['images', images, 'its gallery'],
      ['quotes', quotes, 'what its audience said'],
    ] as const) {
      if (document.data[key] !== undefined) continue
      const message = `This production has been played, as ${says} says, and its page lacks ${what}.`
      set.report(document, [key], message, exampleLine(schema, key).example)
    }
  }
}

/** What says that a production has been played: its own field, or the file of its ticketed event. */
function findPlayed(set: ContentDocuments, { data }: ContentDocument): string | undefined {
  if (Array.isArray(data.pastPerformances)) return 'pastPerformances'
  const event = set.of('tickets').find(({ id }) => id === data.ticketedEvent)
  const dates = Array.isArray(event?.data.dates) ? event.data.dates : []
  return dates.some((date) => isRecord(date) && date.status === 'completed') ? event?.file : undefined
}

function checkKnownGaps(set: ContentDocuments): void {
  const addresses = listAddresses(set)
  for (const document of set.of('company')) {
    const gaps = Array.isArray(document.data.knownGaps) ? document.data.knownGaps : []
    for (const [index, gap] of gaps.entries()) {
      if (!isRecord(gap)) continue
      const place: Path = ['knownGaps', index]
      if (addresses.includes(String(gap.path)))
        set.report(document, [...place, 'path'], `The page ${gap.path} is there. Take it out of the known gaps.`)
      if (typeof gap.nearest === 'string' && gap.nearest.startsWith('/') && !addresses.includes(gap.nearest)) {
        set.report(
          document,
          [...place, 'nearest'],
          `The page that helps most must be one that is there. Found “${gap.nearest}”.`,
          'nearest: /contact',
        )
      }
    }
  }
}

/** The receiver answers everything below its path, so no page may stand there. */
function checkFormPath(set: ContentDocuments): void {
  for (const document of set.of('company')) {
    const forms = isRecord(document.data.services) ? document.data.services.forms : undefined
    const page = listAddresses(set).find((path) => path === forms || path.startsWith(`${forms}/`))
    if (page) set.report(document, ['services', 'forms'], `The page ${page} is there. Send forms to another path.`, 'forms: /forms')
  }
}

const SPANS = [
  ['starts', 'ends'],
  ['start', 'end'],
  ['opens', 'closes'],
  ['publish', 'until'],
] as const

/** Nothing ends before it begins. */
function checkSpans(set: ContentDocuments): void {
  for (const document of set.all) visitGroups(document.data, [], (group, place) => checkSpan(set, document, group, place))
}

function checkSpan(set: ContentDocuments, document: ContentDocument, group: Record<string, unknown>, place: Path): void {
  for (const [from, to] of SPANS) {
    const [start, end] = [group[from], group[to]]
    if (
      typeof start !== 'string' ||
      typeof end !== 'string' ||
      set.isFaulty(document, [...place, from]) ||
      set.isFaulty(document, [...place, to])
    )
      continue
    if (end < start.slice(0, end.length)) set.report(document, [...place, to], `This lies before ${from}: ${end} is earlier than ${start}.`)
  }
}

/** A programme to come says when, once: by its first and last day, or by the month as long as these are not fixed. */
function checkUpcoming(set: ContentDocuments): void {
  for (const document of set.of('academy')) {
    const programmes = Array.isArray(document.data.upcoming) ? document.data.upcoming : []
    for (const [index, programme] of programmes.entries()) {
      if (!isRecord(programme)) continue
      const { starts, ends, month } = programme
      const place: Path = ['upcoming', index]
      if (starts && ends && month)
        set.report(document, [...place, 'month'], 'The days are fixed, so the month is said twice. Take this line out.')
      if (!(starts && ends) && !month)
        set.report(
          document,
          place,
          'This programme does not say when it is. Give its first and last day, or the month.',
          'month: October 2025',
        )
    }
  }
}

function visitGroups(value: unknown, place: Path, visit: (group: Record<string, unknown>, place: Path) => void): void {
  if (Array.isArray(value)) for (const [index, item] of value.entries()) visitGroups(item, [...place, index], visit)
  if (!isRecord(value)) return
  visit(value, place)
  for (const [key, part] of Object.entries(value)) visitGroups(part, [...place, key], visit)
}
