import type { ContentDocuments } from '../documents.ts'
import { findContradictions } from '../facts/agreement.ts'
import { findMismatches } from '../facts/mismatches.ts'
import { findNameErrors, findOldNames } from '../facts/names.ts'
import { findDuplicates } from '../facts/owners.ts'
import { findDisorder, findOddPrices, findOutside, findScheduleErrors } from '../facts/parts.ts'
import type { Problem } from '../problems.ts'
import { findAccessWarnings } from './accessFacts.ts'
import { findDisagreements, findExpiredOffers, findPlaceholderValues, findPlannedPagesAndButtons } from './standingWarnings.ts'
import { findNightHours, findUnlikely, findUnshown } from './unlikelyFacts.ts'
import { findLongTitles, findWording } from './wording.ts'

/** Finds likely mistakes and text that could be better. They do not stop a build. `today` is an ISO day. */
export const findWarnings = (set: ContentDocuments, today: string): Problem[] => [
  ...findContradictions(set),
  ...findMismatches(set),
  ...findOutside(set),
  ...findDisorder(set),
  ...findScheduleErrors(set),
  ...findOddPrices(set),
  ...findUnlikely(set, today),
  ...findNightHours(set),
  ...findUnshown(set),
  ...findDuplicates(set),
  ...findNameErrors(set),
  ...findOldNames(set),
  ...findAccessWarnings(set, today),
  ...findWording(set),
  ...findLongTitles(set),
]

/** Warnings of one kind that only the owner can settle. */
export interface StandingWarnings {
  /** The name of this kind of warning, in the singular and in the plural. */
  kind: [one: string, many: string]
  notes: Problem[]
}

/**
 * Finds warnings that only the owner can settle, which may take weeks: placeholders, past dates, facts that differ. `today` is an ISO day.
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
