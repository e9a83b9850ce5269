import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

/** Opens the one font of a file. Loads fontkit only now, because that takes long, and most content checks need no font. */
export function openFont(file: string): Font {
  const { openSync } = createRequire(import.meta.url)('fontkit') as typeof import('fontkit')
  const font = openSync(file)
  if ('fonts' in font) throw new Error(`${file} holds several fonts.`)
  return font
}
