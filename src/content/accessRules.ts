import { ACCESS_KINDS } from '../lib/access.ts'
import { joinWords } from '../lib/text.ts'
import { type ContentDocument, type ContentDocuments, findInTexts } from './documents.ts'
import { groupsIn, type Path, valueAt } from './schemaInspection.ts'

const ANSWER: Path = ['beforeYouCome', 'access']

/** Checks that what a production, or an event without one, says about access performances agrees with what its dates offer. */
export function checkAccess(set: ContentDocuments): void {
  for (const owner of [...set.of('productions'), ...set.of('tickets'), ...set.of('festival')]) {
    const answer = valueAt(owner.data, ANSWER)
    if (typeof answer !== 'string' || set.hasError(owner, ANSWER)) continue
    const event = owner.collection === 'tickets' ? owner : set.of('tickets').find(({ id }) => id === owner.data.ticketedEvent)
    const offered = event ? listOffers(event) : []
    if (answer === 'by date' && offered.length === 0 && set.unreadable.length === 0) {
      const message = `No date of ${event?.file ?? 'a ticketed event'} has a field called “access”. Add it to the date it is true of, or say “none”.`
      set.report(owner, ANSWER, message, 'access: not yet confirmed')
    }
    if (!event || answer === 'by date') continue
    for (const { path, kinds } of offered) {
      const message = `This date is ${joinWords(kinds)}, and ${owner.file} says “${answer}” of access performances. Say “by date” there, or take this out.`
      set.report(event, path, message, 'access: by date')
    }
  }
}

const listOffers = ({ data }: ContentDocument): { path: Path; kinds: string[] }[] =>
  groupsIn(data.dates).flatMap(([index, date]) => {
    const kinds = groupsIn(date.access).map(([, { kind }]) => String(kind))
    return kinds.length > 0 ? [{ path: ['dates', index, 'access'], kinds }] : []
  })

/**
 * Words that always name a kind of access (ALONE), and words that do so only beside “performance” (BESIDE): a mask or a relaxed person may
 * be part of the play.
 */
const ALONE = 'sign(?:ed)?[- ]language|sign interpret\\w+|captioned|audio[- ]descri\\w+|touch tours?|dementia[- ]friendly'
const BESIDE = `(?:${ACCESS_KINDS.join('|')}) (?:performances?|shows?|dates?|matin[ée]es?|evenings?|afternoons?|nights?|run)`
const KIND_IN_WORDS = new RegExp(`\\b(?:${ALONE}|${BESIDE}|(?:signed|captioned|relaxed|chilled|masked) on \\d)`, 'gi')

/**
 * Refuses access that only running text describes: visitors who filter for it do not find it, and the text stays after the date has passed.
 */
export function checkAccessWords(set: ContentDocuments): void {
  for (const document of ['tickets', 'productions', 'venues'].flatMap((name) => set.of(name))) {
    for (const { words, path, line } of findInTexts(document, KIND_IN_WORDS)) {
      const message = `“${words}” names a kind of access performance. Say it under the date it is true of, in tickets/, so that visitors find it.`
      if (!path.includes('access')) set.report(document, path, message, 'access:\n  - kind: signed', line)
    }
  }
}
