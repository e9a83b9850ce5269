import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A font file of the site: where its full original lies, and what its subset is called. */
export interface Face {
  /** The family, as style sheets name it. */
  family: string
  weight: 400 | 700 | 800
  /** The original, with every letter. */
  original: string
  /** The subset's name under .generated/fonts. */
  file: string
}

/** The three font files. src/styles/fonts.css names the same ones. */
export const FACES: readonly Face[] = [
  {
    family: 'Site Display',
    weight: 800,
    original: require.resolve('@expo-google-fonts/big-shoulders-display/BigShouldersDisplay_800ExtraBold.ttf'),
    file: 'display-800.woff2',
  },
  {
    family: 'Site Text',
    weight: 400,
    original: require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
    file: 'text-400.woff2',
  },
  {
    family: 'Site Text',
    weight: 700,
    original: require.resolve('@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf'),
    file: 'text-700.woff2',
  },
]

/** What all font files may weigh together, in bytes. */
export const FONT_BUDGET = 45 * 1024
