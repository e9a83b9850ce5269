import type { ContentDocuments } from '../../src/content/documents.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import type { Problem } from '../../src/content/problems.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { findWarnings } from '../../src/content/warnings/findWarnings.ts'
import { getToday } from '../../src/lib/clock.ts'
import type { Drafts } from './drafts.ts'

/** The results of the content check with all unsaved changes. */
interface UnsavedCheck {
  documents: ContentDocuments
  problems: Problem[]
  warnings: Problem[]
  pictures: readonly string[]
}

/** Checks the content as if all unsaved changes were saved. */
export function checkUnsaved(root: string, drafts: Drafts): UnsavedCheck {
  const { documents, problems, pictures } = loadContent({ root, ...SITE_OPTIONS, withDrafts: true, unsaved: drafts.list() })
  return { documents, problems, pictures, warnings: findWarnings(documents, getToday()) }
}
