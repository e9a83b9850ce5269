import type { z } from 'zod'
import { publicationFields } from './fields.ts'

export interface LoadedKind {
  /** Where its files are, from content/ on. `*` is a file’s id: its name, or that of a folder that holds index.md. */
  path: string
  schema: z.ZodType
  /** Whether there is a text under the front matter. */
  hasText?: boolean
}

export interface Kind extends LoadedKind {
  /** What one of many files is called. */
  one?: string
  /** The title of its chapter in the guide; and what it is, where there are many. */
  title: string
  about?: string
  /** The page that lists its files, or shows the one there is. */
  shownOn: string
  /** The folder of its files’ own pages, and what social networks are told that such a page is. */
  hasPages?: { folder: `/${string}/`; type: 'article' | 'website' }
}

type Schema<Shape extends z.ZodRawShape> = z.ZodObject<Shape, z.core.$strict>
type Row = Omit<Kind, keyof LoadedKind> & Pick<LoadedKind, 'hasText'>

export const single = <const Path extends string, Fields extends z.ZodType, const More extends Row>(
  path: Path,
  schema: Fields,
  row: More,
) => ({
  path,
  schema,
  ...row,
})

/** A kind of many files, each of which may be a draft or have a publication period. */
export const many = <
  const Path extends string,
  Shape extends z.ZodRawShape,
  const More extends Row & Pick<Required<Kind>, 'one' | 'about'>,
>(
  path: Path,
  schema: Schema<Shape>,
  row: More,
) => ({ path, schema: schema.extend(publicationFields), ...row })
