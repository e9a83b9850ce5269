import type { Draft } from './drafts.ts'
import { formatField, type Problem } from './problems.ts'
import type { Path } from './schema.ts'

/** Something at a field that the owner should look at. */
export function warn(draft: Draft, path: Path, message: string): Problem {
  return { file: draft.file, ...draft.source.place(path), field: formatField(path), message }
}

/** Where a fact stands, for a reader to go to. */
export const at = (draft: Draft, path: Path): string => `${draft.file}:${draft.source.place(path).line}`
