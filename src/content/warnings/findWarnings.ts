import type { ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { findOldNames } from './companyNames.ts'
import { findDisagreements } from './disagreements.ts'
import { findDuplicates } from './duplicates.ts'
import { findExpiredOffers } from './expiredOffers.ts'
import { findLongTitles } from './longTitles.ts'
import { findPlaceholderValues } from './placeholders.ts'
import { findPlannedPagesAndButtons } from './plannedPagesAndButtons.ts'
import { findOddPrices } from './prices.ts'
import { findTicketDisagreements } from './ticketFacts.ts'
import { findNightHours, findOutOfRange, findUnlikely } from './unlikelyValues.ts'
import { findUnscheduled } from './unscheduled.ts'
import { findWording } from './wording.ts'

/** The functions that find likely mistakes. None of these stops a build. */
const WARNINGS: readonly ((set: ContentDocuments, today: string) => Problem[])[] = [
  findOutOfRange,
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

/** Warnings for the author: typing errors, text that could be better. `today` is an ISO day. */
export function findWarnings(set: ContentDocuments, today: string): Problem[] {
  return WARNINGS.flatMap((find) => find(set, today))
}

/** Warnings of one kind that stay until the owner decides. */
export interface StandingWarnings {
  /** The name of this kind of warning, in the singular and in the plural. */
  kind: [one: string, many: string]
  notes: Problem[]
}

/**
 * Warnings that only the owner can settle and that may stay for weeks: placeholders, past dates, facts that differ. `today` is an ISO day.
 */
export function findStandingWarnings(set: ContentDocuments, today: string): StandingWarnings[] {
  const kinds: StandingWarnings[] = [
    { kind: ['placeholder', 'placeholders'], notes: findPlaceholderValues(set) },
    { kind: ['past date', 'past dates'], notes: findExpiredOffers(set, today) },
    { kind: ['fact that disagrees with another', 'facts that disagree'], notes: findDisagreements(set) },
    { kind: ['list of pages or buttons to come', 'lists of pages and buttons to come'], notes: findPlannedPagesAndButtons(set) },
  ]
  return kinds.filter(({ notes }) => notes.length > 0)
}
