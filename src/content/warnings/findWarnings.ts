import type { ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { findOldNames } from './companyNames.ts'
import { findBareControls } from './controls.ts'
import { findDisagreements } from './disagreements.ts'
import { findDuplicates } from './duplicates.ts'
import { findLongTitles } from './longTitles.ts'
import { findPastDates } from './pastDates.ts'
import { findPlaceholderHosts } from './placeholders.ts'
import { findOddPrices } from './prices.ts'
import { findTicketDisagreements } from './ticketFacts.ts'
import { findMisplaced, findNightHours, findUnlikely } from './unlikely.ts'
import { findUnscheduled } from './unscheduled.ts'
import { findWording } from './wording.ts'

/** Every search for what is likely a mistake, though the site can be built with it. */
const WARNINGS: readonly ((set: ContentDocuments, today: string) => Problem[])[] = [
  findMisplaced,
  findUnlikely,
  findNightHours,
  findOddPrices,
  findDuplicates,
  findTicketDisagreements,
  findOldNames,
  findUnscheduled,
  findWording,
  findLongTitles,
]

/** What whoever wrote the words should look at, though the site can be built: slips of the keyboard, words that could be better. `today` is an ISO day. */
export function findWarnings(set: ContentDocuments, today: string): Problem[] {
  return WARNINGS.flatMap((find) => find(set, today))
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
    { kind: ['date gone by', 'dates gone by'], notes: findPastDates(set, today) },
    { kind: ['fact that disagrees with another', 'facts that disagree'], notes: findDisagreements(set) },
    { kind: ['list of pages or buttons to come', 'lists of pages and buttons to come'], notes: findBareControls(set) },
  ]
  return kinds.filter(({ notes }) => notes.length > 0)
}
