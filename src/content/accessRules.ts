import { ACCESS_KINDS } from '../lib/access.ts'
import { joinWords, lineAt } from '../lib/text.ts'
import type { ContentDocument, ContentDocuments } from './documents.ts'
import { isRecord, type Path, valueAt } from './schemaInspection.ts'
import { visitTexts } from './tokens.ts'

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
  (Array.isArray(data.dates) ? data.dates : []).flatMap((date, index) => {
    const access = isRecord(date) && Array.isArray(date.access) ? date.access.filter(isRecord) : []
    return access.length > 0 ? [{ path: ['dates', index, 'access'], kinds: access.map(({ kind }) => String(kind)) }] : []
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
    const check = (text: string, path: Path, toLine: (words: string, index: number) => number) => {
      for (const { 0: words, index } of text.matchAll(KIND_IN_WORDS)) {
        const message = `“${words}” names a kind of access performance. Say it under the date it is true of, in tickets/, so that visitors find it.`
        set.report(document, path, message, 'access:\n  - kind: signed', toLine(words, index))
      }
    }
    visitTexts(document.data, [], (text, path) => {
      if (!path.includes('access')) check(text, path, (words) => document.source.lineOf(path, words))
    })
    check(document.body, [], (_, index) => document.source.bodyLine + lineAt(document.body, index) - 1)
  }
}
