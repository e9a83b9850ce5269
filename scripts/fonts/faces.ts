import { createRequire } from 'node:module'
import path from 'node:path'
import type { Font } from 'fontkit'
import { INSTALL, UserError } from '../lib/userError.ts'

const require = createRequire(import.meta.url)

/** A font file of the site: its original and the name of its subset. */
export interface Face {
  family: 'Display' | 'Text'
  weight: 400 | 700 | 800
  /** The path of the original with all its characters. When it is not installed, throws an error that says how to install it. */
  readonly original: string
  /** A word of its name that the licence reserves for unchanged fonts. */
  reserved?: string
  /** The subset’s name under .generated/fonts. */
  file: string
}

/** The three font files. src/styles/fonts.css names the same ones. */
export const FACES: readonly Face[] = [
  {
    family: 'Display',
    weight: 800,
    get original() {
      return findFont('@expo-google-fonts/big-shoulders-display', 'BigShouldersDisplay_800ExtraBold.ttf')
    },
    file: 'display-800.woff2',
  },
  {
    family: 'Text',
    weight: 400,
    get original() {
      return findFont('@expo-google-fonts/source-sans-3', '400Regular/SourceSans3_400Regular.ttf')
    },
    reserved: 'Source',
    file: 'text-400.woff2',
  },
  {
    family: 'Text',
    weight: 700,
    get original() {
      return findFont('@expo-google-fonts/source-sans-3', '700Bold/SourceSans3_700Bold.ttf')
    },
    reserved: 'Source',
    file: 'text-700.woff2',
  },
]

function findFont(name: string, file: string): string {
  try {
    return require.resolve(`${name}/${file}`)
  } catch {
    throw new UserError(`The font ${path.basename(file)} is not installed: it is in the package “${name}”. ${INSTALL}`)
  }
}

/** Opens a file that holds one font. Loads fontkit only now, because that takes long, and most content checks need no font. */
export function openFont(file: string): Font {
  const { openSync } = require('fontkit') as typeof import('fontkit')
  const font = openSync(file)
  if ('fonts' in font) throw new Error(`${file} holds several fonts.`)
  return font
}
