import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { writeAtomically } from '../../src/files/writeAtomically.ts'
import { escapeXml } from '../../src/seo/xml.ts'

const require = createRequire(import.meta.url)

/** The sans-serif font of a browser under test, from an npm package. It has the metrics of Arial and Liberation Sans. */
const FAMILY = 'Arimo'
const FILES = ['400Regular', '700Bold'].map((style) => `@expo-google-fonts/arimo/${style}/Arimo_${style}.ttf`)

/**
 * The environment in which a browser uses this font and none of the machine’s, so that tests measure the same text everywhere. Only
 * fontconfig reads it: on Windows and macOS a browser still uses the system’s fonts, which have Arial’s metrics.
 * https://www.freedesktop.org/software/fontconfig/fontconfig-user.html
 */
export function fontEnvironment(): { FONTCONFIG_FILE: string } {
  const folder = path.resolve('.build/fontconfig')
  const file = path.join(folder, 'fonts.conf')
  const config = toConfig(
    FILES.map((font) => path.dirname(require.resolve(font))),
    path.join(folder, 'cache'),
  )
  mkdirSync(folder, { recursive: true })
  if (!existsSync(file) || readFileSync(file, 'utf8') !== config) writeAtomically(file, config)
  return { FONTCONFIG_FILE: file }
}

/** The text of fonts.conf. Fixes the hinting too: another hinting style gives glyphs other widths, and lines break elsewhere. */
function toConfig(folders: readonly string[], cache: string): string {
  const aliases = ['sans-serif', 'serif', 'monospace', 'system-ui'].map(
    (generic) => `  <alias binding="same"><family>${generic}</family><prefer><family>${FAMILY}</family></prefer></alias>`,
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
