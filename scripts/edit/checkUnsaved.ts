import { loadContent } from '../../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { findWarnings } from '../../src/content/warnings/findWarnings.ts'
import { getToday } from '../../src/lib/clock.ts'
import type { Drafts } from './drafts.ts'

/** Checks the content as if all unsaved changes were saved. */
export function checkUnsaved(root: string, drafts: Drafts) {
  const loaded = loadContent({ root, ...SITE_OPTIONS, withDrafts: true, unsaved: drafts.list() })
  return { ...loaded, warnings: findWarnings(loaded.documents, getToday()) }
}
