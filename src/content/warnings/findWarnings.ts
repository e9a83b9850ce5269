import { PLACEHOLDER_MARK } from '../../lib/placeholderMark.ts'
import type { Problem } from '../problems.ts'
import type { ContentDocuments } from '../read/documents.ts'
import { ACCESS_RULES } from './accessRules.ts'
import { findDuplicates } from './duplicates.ts'
import { applyFieldRules, applyWordRules } from './fieldRules.ts'
import { LIKELY_MISTAKES, UNLIKELY_DAY } from './likelyMistakes.ts'
import { listNameRules } from './names.ts'
import { findDisagreements, findExpiredOffers, findPlaceholderValues } from './standingWarnings.ts'
import { PARTS } from './wholeAndParts.ts'
import { toYorubaRule, WORDING } from './wording.ts'

/** Finds likely mistakes and text that could be better. They do not stop a build. `today` is an ISO day. */
export const findWarnings = (set: ContentDocuments, today: string): Problem[] =>
  [
    ...findDuplicates(set),
    ...applyWordRules(set, [...listNameRules(set), ...WORDING, toYorubaRule(set)]),
    ...applyFieldRules(set, [...PARTS, ...LIKELY_MISTAKES, ...ACCESS_RULES], today),
    ...applyFieldRules(set, [UNLIKELY_DAY], today, new Set([...set.all, ...set.unpublished.filter(({ data }) => data.draft !== true)])),
    // Examples that a new file comes with are errors already.
  ].filter(({ message }) => !message.includes(PLACEHOLDER_MARK))

/** Warnings of one kind that only the owner can settle. */
export interface StandingWarnings {
  /** The name of this kind of warning, in the singular and in the plural. */
  kind: [one: string, many: string]
  notes: Problem[]
}

/** Finds warnings that only the owner can settle, which may take weeks. `today` is an ISO day. */
export const findStandingWarnings = (set: ContentDocuments, today: string): StandingWarnings[] => {
  const kinds: StandingWarnings[] = [
    { kind: ['placeholder', 'placeholders'], notes: findPlaceholderValues(set) },
    { kind: ['past date', 'past dates'], notes: findExpiredOffers(set, today) },
    { kind: ['fact that disagrees with another', 'facts that disagree'], notes: findDisagreements(set, today) },
  ]
  return kinds.filter(({ notes }) => notes.length > 0)
}
