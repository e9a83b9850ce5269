import { posix } from 'node:path'
import { fold } from '../lib/fold.ts'

/** A text as the name of a file: small letters, digits and dashes. */
export const toSlug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** The name a picture's file should have. */
export function toPictureName(name: string): string {
  const ending = posix.extname(name)
  return `${toSlug(posix.basename(name, ending)) || 'picture'}${ending.toLowerCase()}`
}
