import type { ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { findBareControls } from './controls.ts'
import { findDisagreements } from './disagreements.ts'
import { findPassed } from './passed.ts'
import { findPlaceholderHosts } from './placeholders.ts'
import { findMisplaced, findUnlikely } from './unlikely.ts'
import { findWording } from './wording.ts'

/** What the owner should look at, though the site can be built: facts that disagree, words that time has overtaken, words that could be better. `today` is an ISO day. */
export function findWarnings(set: ContentDocuments, today: string): Problem[] {
  return [
    ...findDisagreements(set),
    ...findMisplaced(set),
    ...findUnlikely(set, today),
    ...findPassed(set, today),
    ...findWording(set),
    ...findBareControls(set),
    ...findPlaceholderHosts(set),
  ]
}
