import type { Problem } from '../../src/content/problems.ts'
import { type ContentDocuments, listItems, visitTexts } from '../../src/content/read/documents.ts'
import { NOT_YET_CONFIRMED } from '../../src/content/schemas/fields.ts'
import { isRecord, type Path } from '../../src/content/schemas/inspection.ts'
import { type Site, toSiteWithoutPictures } from '../../src/content/site.ts'
import { findDisagreements, findExpiredOffers, listPlaceholders } from '../../src/content/warnings/standingWarnings.ts'
import { warn } from '../../src/content/warnings/warn.ts'
import { measureReadability } from '../../src/lib/readability.ts'
import { countOf } from '../../src/lib/text.ts'
import { findMissingOfVisitGuide, findVisitGuide } from '../../src/model/visitGuide.ts'
import { inspectContent } from './inspectContent.ts'

interface Part {
  title: string
  /** Why it matters to visitors. */
  reason: string
  items: Problem[]
}

/** The remaining tasks before the site of the project at `root` is launched at the moment `now`, sorted by harm to visitors. */
export async function listOpenTasks(root: string, now: string): Promise<Part[]> {
  const { problems, documents: published, entries } = await inspectContent(root, now)
  const today = now.slice(0, 10)
  const parts: Part[] = [
    { title: 'Mistakes', reason: 'nothing is published before they are fixed', items: problems },
    { title: 'Placeholders', reason: 'addresses, hosts and numbers that lead nowhere', items: placeholders(published) },
    { title: 'Past dates', reason: 'the words beside them still say open', items: findExpiredOffers(published, today) },
    { title: 'Facts that disagree', reason: 'visitors read both', items: findDisagreements(published, today) },
    { title: 'Forms', reason: 'visitors have to send an email instead', items: unconnectedForms(published) },
    { title: 'Pages and buttons to come', reason: 'visitors are told so, and lose a step', items: plannedTargets(published) },
    {
      title: 'Drafts',
      reason: 'not published while they say draft: true',
      items: published.unpublished.filter(({ data }) => data.draft === true).map(toItem),
    },
    {
      title: 'First visits',
      reason: 'visitors are not told what happens when they come',
      items: problems.length > 0 ? [] : missingVisitGuides(published, toSiteWithoutPictures(entries), today),
    },
    { title: 'Facts not yet confirmed', reason: 'visitors are asked to ask you', items: unconfirmed(published) },
  ]
  return parts.filter(({ items }) => items.length > 0)
}

const placeholders = (set: ContentDocuments): Problem[] =>
  listPlaceholders(set).map(({ document, path, text }) => warn(document, path, text))

/** Keys of `unavailable` in content/messages.md that are used in many places rather than for one button. */
const NOT_BUTTONS = ['brochure', 'page', 'comingSoon', 'factsNotConfirmed', 'notYetConfirmed']

const plannedTargets = (set: ContentDocuments): Problem[] => [
  ...listItems(set, 'company', 'knownGaps').map(({ document, path, item }) => warn(document, path, `the page ${item.path}`)),
  ...set.of('messages').flatMap((document) =>
    Object.keys(document.data.unavailable ?? {})
      .filter((name) => !NOT_BUTTONS.includes(name))
      .map((name) => warn(document, ['unavailable', name], `what the button “${name}” promises`)),
  ),
]

const unconnectedForms = (set: ContentDocuments): Problem[] =>
  set.of('company').flatMap((document) => {
    const { services } = document.data
    const isUnconnected = isRecord(services) && services.forms === 'none'
    return isUnconnected ? [warn(document, ['services', 'forms'], 'nobody takes messages: write /forms, or the address of a service')] : []
  })

const toItem = ({ file, data }: ContentDocuments['unpublished'][number]): Problem => ({
  file,
  line: 1,
  field: '',
  message: String(data.title ?? data.name ?? data.person ?? 'without a title'),
})

function unconfirmed(set: ContentDocuments): Problem[] {
  return set.all.flatMap((document) => {
    const places: Path[] = []
    visitTexts(document.data, [], (text, place) => void (text === NOT_YET_CONFIRMED && places.push(place)))
    const [first] = places
    return first ? [warn(document, first, places.map((place) => String(place.at(-1))).join(', '))] : []
  })
}

/** The school grade that a text for everybody should not exceed. */
const EASY_GRADE = 5

/** One line for each production that sells tickets: the facts its first-visit guide lacks, or that it is hard to read. */
function missingVisitGuides(set: ContentDocuments, site: Site, today: string): Problem[] {
  return site.productions.flatMap((production) => {
    const document = set.of('productions').find(({ id }) => id === production.id)
    const missing = findMissingOfVisitGuide(site, production, today)
    if (!document || missing === undefined) return []
    if (missing) return [warn(document, ['beforeYouCome'], `${production.title}: ${missing}`)]
    const sentences = findVisitGuide(site, production, today)?.flatMap(({ groups }) => groups.flatMap((group) => group.sentences)) ?? []
    const { grade } = measureReadability(sentences)
    const message = `${production.title}: told for school year ${grade.toFixed(1)}, and ${EASY_GRADE} is the most. Shorten sentences and words`
    return grade > EASY_GRADE ? [warn(document, ['beforeYouCome'], message)] : []
  })
}

/** Formats the checklist. */
export function formatOpenTasks(parts: readonly Part[]): string {
  const count = parts.reduce((sum, { items }) => sum + items.length, 0)
  if (count === 0) return 'Nothing is left: the site can go live.'
  const lists = parts.map(({ title, reason, items }) => [`${title} (${items.length}): ${reason}`, ...items.map(formatItem)].join('\n'))
  return [`${countOf(count, 'thing is', 'things are')} left before the site goes live.`, ...lists].join('\n\n')
}

const formatItem = ({ file, line, field, message }: Problem) => `  [ ] ${file}:${line}${field ? `  ${field}` : ''}\n      ${message}`
