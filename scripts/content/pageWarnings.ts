import type { Loaded } from '../../src/content/loadContent.ts'
import { findHeavyDrawings } from '../../src/content/pictures/pictureErrors.ts'
import type { Problem } from '../../src/content/problems.ts'
import { findWarnings } from '../../src/content/rules/rules.ts'

/** Warnings about what pages show: facts, words and pictures. The content check and the editor show the same. */
export const findPageWarnings = async (
  root: string,
  { documents, shown }: Pick<Loaded, 'documents' | 'shown'>,
  today: string,
): Promise<Problem[]> => [...findWarnings(documents, today), ...findHeavyDrawings(root, shown)]
