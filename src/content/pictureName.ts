import { posix } from 'node:path'
import { toSlug } from '../lib/slug.ts'

/** The name a picture's file should have. */
export function toPictureName(name: string): string {
  const ending = posix.extname(name)
  return `${toSlug(posix.basename(name, ending)) || 'picture'}${ending.toLowerCase()}`
}
