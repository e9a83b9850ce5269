import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { escapeXml } from '../../src/seo/xml.ts'
import { writeAtomically } from '../lib/writeAtomically.ts'

const require = createRequire(import.meta.url)

/** The regular and the bold file of a font in Expo’s packages. */
const expo = (name: string, file: string) =>
  ['400Regular', '700Bold'].map((style) => `@expo-google-fonts/${name}/${style}/${file}_${style}.ttf`)

/** Fonts for a browser under test, from npm packages. `family` is its sans-serif font. Arimo has the metrics of Arial and Liberation Sans. */
const FONT_SETS = {
  arial: { family: 'Arimo', files: expo('arimo', 'Arimo') },
  roboto: { family: 'Roboto', files: expo('roboto', 'Roboto') },
  'noto-sans': { family: 'Noto Sans', files: expo('noto-sans', 'NotoSans') },
  'dejavu-sans': { family: 'DejaVu Sans', files: ['dejavu-fonts-ttf/ttf/DejaVuSans.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'] },
}

export type FontSetName = keyof typeof FONT_SETS
export const FONT_SET_NAMES = Object.keys(FONT_SETS) as FontSetName[]

/**
 * The environment in which a browser uses one set of fonts and none of the machine’s, so that tests measure the same text everywhere. Only
 * fontconfig reads it: on Windows and macOS a browser still uses the system’s fonts, which have Arial’s metrics.
 * https://www.freedesktop.org/software/fontconfig/fontconfig-user.html
 */
export function fontEnvironment(name: FontSetName = 'arial'): { FONTCONFIG_FILE: string } {
  const { family, files } = FONT_SETS[name]
  const folder = path.resolve('.build/fontconfig', name)
  const file = path.join(folder, 'fonts.conf')
  const config = toConfig(
    family,
    files.map((font) => path.dirname(require.resolve(font))),
    path.join(folder, 'cache'),
  )
  mkdirSync(folder, { recursive: true })
  if (!existsSync(file) || readFileSync(file, 'utf8') !== config) writeAtomically(file, config)
  return { FONTCONFIG_FILE: file }
}

/** The text of fonts.conf. Fixes the hinting too: another hinting style gives glyphs other widths, and lines break elsewhere. */
function toConfig(family: string, folders: readonly string[], cache: string): string {
  const aliases = ['sans-serif', 'serif', 'monospace', 'system-ui'].map(
    (generic) => `  <alias binding="same"><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
  )
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${[...new Set(folders)].map((folder) => `  <dir>${escapeXml(folder)}</dir>`).join('\n')}
  <cachedir>${escapeXml(cache)}</cachedir>
${aliases.join('\n')}
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`
}
