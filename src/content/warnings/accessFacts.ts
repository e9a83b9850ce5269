import { FORMER_ACCESS_KINDS } from '../../lib/access.ts'
import { isDay } from '../../lib/dates.ts'
import { countOf } from '../../lib/text.ts'
import { type ContentDocument, type ContentDocuments, listItems } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { groupsIn, type Path, valueAt } from '../schemaInspection.ts'
import { warn } from './warn.ts'

/** Warns about facts on access that are old or unclear, and recordings that not everybody can follow. `today` is an ISO day. */
export const findAccessWarnings = (set: ContentDocuments, today: string): Problem[] => [
  ...findOldChecks(set, today),
  ...findFormerKinds(set),
  ...findInterpretedPerformers(set),
  ...findIncompleteRecordings(set),
]

/** The day `days` after an ISO day. */
const addDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Facts are checked again at least so often, and in so many days before a run begins. */
const [MAX_DAYS, DAYS_BEFORE_RUN] = [365, 30]

/** Where `checked` and similar days are, with the ticketed events whose visitors rely on them. */
function listChecks(set: ContentDocuments): { document: ContentDocument; path: Path; events: ContentDocument[] }[] {
  const events = set.of('tickets')
  return [
    ...set.of('venues').map((document) => ({
      document,
      path: ['checked'],
      events: events.filter(({ data }) => groupsIn(data.dates).some(([, { venue }]) => venue === document.id)),
    })),
    ...set.of('productions').map((document) => ({
      document,
      path: ['beforeYouCome', 'checked'],
      events: events.filter(({ id }) => id === document.data.ticketedEvent),
    })),
    ...[...events, ...set.of('festival')].map((document) => ({
      document,
      path: ['beforeYouCome', 'checked'],
      events: document.collection === 'tickets' ? [document] : [],
    })),
    ...set.of('accessibility').map((document) => ({ document, path: ['reviewed'], events: [] })),
  ]
}

/** Reminds of facts that were checked more than a year ago, or long before a run that begins soon or has begun. */
function findOldChecks(set: ContentDocuments, today: string): Problem[] {
  return listChecks(set).flatMap(({ document, path, events }) => {
    const day = valueAt(document.data, path)
    if (!isDay(day)) return []
    if (day > today) return [warn(document, path, `${day} is still to come, so nobody can have checked this on it.`)]
    if (addDays(day, MAX_DAYS) < today)
      return [warn(document, path, `This was last checked on ${day}, more than a year ago. Check it again, and write the new day here.`)]
    const run = events.map(({ file, data }) => ({ file, ...findRun(data.dates) })).find(({ start, end }) => isDue(day, start, end, today))
    const message = `A run in ${run?.file} begins on ${run?.start}, and this was last checked on ${day}. Check it again, and write the new day here.`
    return run ? [warn(document, path, message)] : []
  })
}

function isDue(checked: string, start: string | undefined, end: string | undefined, today: string): boolean {
  if (!start || !end) return false
  const due = addDays(start, -DAYS_BEFORE_RUN)
  return checked < due && due <= today && today <= end
}

/** The first and the last day of an event’s dates that have not passed as announced. */
function findRun(dates: unknown): { start: string | undefined; end: string | undefined } {
  const days = groupsIn(dates)
    .flatMap(([, { start, end = start, newDate, status }]) =>
      status === 'cancelled' ? [] : [newDate ?? start, newDate ?? end].map((value) => String(value).slice(0, 10)),
    )
    .filter(isDay)
    .toSorted()
  return { start: days[0], end: days.at(-1) }
}

const listAccess = (set: ContentDocuments) =>
  listItems(set, 'tickets', 'dates').flatMap(({ document, path, item }) =>
    groupsIn(item.access).map(([index, access]) => ({ document, path: [...path, 'access', index], access })),
  )

const BETTER_KINDS: Readonly<Record<(typeof FORMER_ACCESS_KINDS)[number], string>> = {
  signed: '“signed by an interpreter”, or “performed in sign language” where the performers themselves sign',
  captioned: '“captioned live” where somebody types during the show, or “captions prepared” where they are ready before',
}

/** Explains each former kind of access once. */
const findFormerKinds = (set: ContentDocuments): Problem[] =>
  FORMER_ACCESS_KINDS.flatMap((former) => {
    const [first, ...others] = listAccess(set).filter(({ access }) => access.kind === former)
    const more = others.length > 0 ? ` The same holds in ${countOf(others.length, 'other place')}.` : ''
    const message = `“${former}” still works, but leaves open what visitors get. Write ${BETTER_KINDS[former]}.${more}`
    return first ? [warn(first.document, [...first.path, 'kind'], message)] : []
  })

/** A performer who signs interprets nobody. */
const findInterpretedPerformers = (set: ContentDocuments): Problem[] =>
  listAccess(set).flatMap(({ document, path, access }) =>
    ['position', 'note']
      .filter((field) => access.kind === 'performed in sign language' && /interpret/i.test(String(access[field] ?? '')))
      .map((field) =>
        warn(
          document,
          [...path, field],
          'Here the performers sign, so nobody interprets. Say who signs, or call it “signed by an interpreter”.',
        ),
      ),
  )

/** Asks for the transcript of sound and film, and for captions in a film. */
const findIncompleteRecordings = (set: ContentDocuments): Problem[] =>
  listItems(set, 'productions', 'otherForms').flatMap(({ document, path, item }) => {
    const ending = /\.(mp3|mp4)$/i.exec(String(item.file))?.[1]?.toLowerCase()
    if (!ending) return []
    const missing = [
      item.transcript === undefined &&
        'This has no transcript, so people who do not hear or see it get nothing. Add a field called “transcript” with every word.',
      ending === 'mp4' &&
        item.captioned !== true &&
        'Deaf people need captions in this film. Put them into the picture, and add: captioned: true',
      item.minutes === undefined && 'People pay for data by its length. Add a field called “minutes”.',
    ]
    return missing.flatMap((message) => (message ? [warn(document, path, message)] : []))
  })
