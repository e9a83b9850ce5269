import type { ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { findBareControls } from './controls.ts'
import { findDisagreements } from './disagreements.ts'
import { findPassed } from './pastDates.ts'
import { findPlaceholderHosts } from './placeholders.ts'
import { findMisplaced, findUnlikely } from './unlikely.ts'
import { findWording } from './wording.ts'

/** What whoever wrote the words should look at, though the site can be built: slips of the keyboard, words that could be better. `today` is an ISO day. */
export function findWarnings(set: ContentDocuments, today: string): Problem[] {
  return [...findMisplaced(set), ...findUnlikely(set, today), ...findWording(set)]
}

/** Notes of one kind that stay until the owner settles them. */
export interface Standing {
  /** What one is called, and several. */
  kind: [one: string, many: string]
  notes: Problem[]
}

/** What only the owner can settle, and what stays for weeks therefore: placeholders, days gone by, facts that disagree. `today` is an ISO day. */
export function findStanding(set: ContentDocuments, today: string): Standing[] {
  const kinds: Standing[] = [
    { kind: ['placeholder', 'placeholders'], notes: findPlaceholderHosts(set) },
    { kind: ['date gone by', 'dates gone by'], notes: findPassed(set, today) },
    { kind: ['fact that disagrees with another', 'facts that disagree'], notes: findDisagreements(set) },
    { kind: ['list of pages or buttons to come', 'lists of pages and buttons to come'], notes: findBareControls(set) },
  ]
  return kinds.filter(({ notes }) => notes.length > 0)
}
