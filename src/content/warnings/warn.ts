import type { ContentDocument } from '../documents.ts'
import { formatField, type Problem } from '../problems.ts'
import type { Path } from '../schemaInspection.ts'

/** Makes a warning at a field. */
export function warn(document: ContentDocument, path: Path, message: string): Problem {
  return { file: document.file, ...document.source.place(path), field: formatField(path), message }
}

/** Formats the position of a fact for readers. */
export const at = (document: ContentDocument, path: Path): string => `${document.file}:${document.source.place(path).line}`
