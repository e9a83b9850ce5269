import type { ContentDocument } from '../documents.ts'
import { formatField, type Problem } from '../problems.ts'
import type { Path } from '../schema.ts'

/** Something at a field that the owner should look at. */
export function warn(document: ContentDocument, path: Path, message: string): Problem {
  return { file: document.file, ...document.source.place(path), field: formatField(path), message }
}

/** Where a fact stands, for a reader to go to. */
export const at = (document: ContentDocument, path: Path): string => `${document.file}:${document.source.place(path).line}`
