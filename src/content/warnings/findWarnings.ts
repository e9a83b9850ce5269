import { PLACEHOLDER_MARK } from '../../lib/placeholderMark.ts'
import type { ContentDocuments } from '../documents.ts'
import { findContradictions } from '../facts/agreement.ts'
import type { Problem } from '../problems.ts'
import { ACCESS_RULES } from './accessRules.ts'
import { findDuplicates } from './duplicates.ts'
import { applyFieldRules, applyWordRules } from './fieldRules.ts'
import { LIKELY_MISTAKES, UNLIKELY_DAY } from './likelyMistakes.ts'
import { listNameRules } from './names.ts'
import { findDisagreements, findExpiredOffers, findPlaceholderValues } from './standingWarnings.ts'
import { PARTS } from './wholeAndParts.ts'
import { listYorubaRules, WORDING } from './wording.ts'

const FIELD_RULES = [...PARTS, ...LIKELY_MISTAKES, ...ACCESS_RULES]

/** Finds likely mistakes and text that could be better. They do not stop a build. `today` is an ISO day. */
export const findWarnings = (set: ContentDocuments, today: string): Problem[] => listWarnings(set, today).filter(isOfOwnWords)

/** Nothing is said of examples that a new file comes with: they are errors already. */
const isOfOwnWords = ({ message }: Problem) => !message.includes(PLACEHOLDER_MARK)

const listWarnings = (set: ContentDocuments, today: string): Problem[] => [
  ...findContradictions(set),
  ...findDuplicates(set),
  ...applyWordRules(set, [...listNameRules(set), ...WORDING, ...listYorubaRules(set)]),
  ...applyFieldRules(set, FIELD_RULES, today),
  ...applyFieldRules(set, [UNLIKELY_DAY], today, [
    ...set.all,
    ...set.unpublished.filter((document) => document.data.draft !== true && !set.all.includes(document)),
  ]),
]

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
