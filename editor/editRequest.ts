import type { Drafts } from './drafts.ts'
import type { EditorPage } from './pageParts.tsx'

/** What a handler of the editor answers. */
export type EditorResponse = (EditorPage & { httpStatus?: number }) | { redirect: string } | { data: Buffer | string; type: string }

/** A request to the editor, as its handlers get it. */
export interface EditRequest {
  drafts: Drafts
  /** The parts of the path after /_edit/. */
  parts: readonly string[]
  query: URLSearchParams
  /** The posted form; undefined for GET requests. */
  form: FormData | undefined
}
