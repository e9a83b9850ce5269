import { posix } from 'node:path'
import { toSlug } from '../lib/slug.ts'

/** Suggests a valid name for a picture’s file. */
export function toPictureName(name: string): string {
  const ending = posix.extname(name)
  return `${toSlug(posix.basename(name, ending)) || 'picture'}${ending.toLowerCase()}`
}

/** Formats of phones, scanners and picture editors that browsers do not show. */
const FOREIGN_PICTURE = /\.(heic|heif|tiff?|bmp|gif|psd|raw|dng)$/i

/** How to fix a picture in a format that browsers cannot show; undefined for all other names. */
export function explainPictureFormat(name: string): string | undefined {
  const [, kind] = FOREIGN_PICTURE.exec(name) ?? []
  return kind && `No page can show a picture of the kind ${kind.toUpperCase()}. Export it as JPEG, and name that file in the field.`
}
