import { formatField, type Problem } from '../problems.ts'
import type { ContentDocument } from '../read/documents.ts'
import type { Path } from '../schemas/inspection.ts'

/** Makes a warning at a field, on its line or on the one given. */
export function warn({ file, source }: ContentDocument, path: Path, message: string, line?: number): Problem {
  return { file, ...source.place(path), field: formatField(path), message, ...(line === undefined ? {} : { line }) }
}

/** Formats the position of a fact for readers. */
export const at = (document: ContentDocument, path: Path): string => `${document.file}:${document.source.place(path).line}`
