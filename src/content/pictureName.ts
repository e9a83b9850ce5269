import { posix } from 'node:path'
import { toSlug } from '../lib/slug.ts'

/** The name a picture's file should have. */
export function toPictureName(name: string): string {
  const ending = posix.extname(name)
  return `${toSlug(posix.basename(name, ending)) || 'picture'}${ending.toLowerCase()}`
}

/** Pictures as phones, scanners and picture editors save them, which browsers do not show. */
const FOREIGN_PICTURE = /\.(heic|heif|tiff?|bmp|gif|psd|raw|dng)$/i

/** What to do with a picture of a kind that no page can show. Undefined where the name is not that of one. */
export function explainForeignPicture(name: string): string | undefined {
  const [, kind] = FOREIGN_PICTURE.exec(name) ?? []
  return kind && `No page can show a picture of the kind ${kind.toUpperCase()}. Export it as JPEG, and name that file in the field.`
}
