import { createRequire } from 'node:module'
import path from 'node:path'
import type { Font } from 'fontkit'
import { INSTALL, UserError } from '../lib/userError.ts'

const require = createRequire(import.meta.url)

/** A font of the site: its original, and the subset that pages load. */
export interface Face {
  family: 'Display' | 'Text'
  weight: 400 | 800
  /** The original with all its characters, in a package. */
  source: string
  /** A word of its name that the licence reserves for unchanged fonts. */
  reserved?: string
  /** The subset’s name under .generated/fonts. */
  file: string
}

const SOURCE_SANS = '@expo-google-fonts/source-sans-3'

/** The bold text of brochures. Pages have no file of it: ten kilobytes, a fifth of a page, for what browsers draw from the regular one. */
export const BOLD_TEXT: Pick<Face, 'source'> = { source: `${SOURCE_SANS}/700Bold/SourceSans3_700Bold.ttf` }

/** The font files of pages. src/styles/fonts.css names the same ones. */
export const FACES: readonly Face[] = [
  {
    family: 'Display',
    weight: 800,
    source: '@expo-google-fonts/big-shoulders-display/BigShouldersDisplay_800ExtraBold.ttf',
    file: 'display-800.woff2',
  },
  {
    family: 'Text',
    weight: 400,
    source: `${SOURCE_SANS}/400Regular/SourceSans3_400Regular.ttf`,
    reserved: 'Source',
    file: 'text-400.woff2',
  },
]

/** The path of a face’s original. When it is not installed, throws an error that says how to install it. */
export function findOriginal({ source }: Pick<Face, 'source'>): string {
  try {
    return require.resolve(source)
  } catch {
    throw new UserError(
      `The font ${path.posix.basename(source)} is not installed: it is in the package “${source.split('/', 2).join('/')}”. ${INSTALL}`,
    )
  }
}

/** Opens a file that holds one font. Loads fontkit only now, because that takes long, and most content checks need no font. */
export function openFont(file: string): Font {
  const { openSync } = require('fontkit') as typeof import('fontkit')
  const font = openSync(file)
  if ('fonts' in font) throw new Error(`${file} holds several fonts.`)
  return font
}
