import { writeFileSync } from 'node:fs'
import { fallbackCss } from './fonts/fallbackCss.ts'
import { makeFonts } from './fonts/subset.ts'
import { readCommandLine } from './lib/commandLine.ts'

readCommandLine({
  name: 'npx tsx scripts/fonts.ts',
  about: 'Subsets the web fonts and writes the fallback faces (src/styles/font-fallbacks.css).',
})

const { fonts } = await makeFonts(process.cwd())
for (const { face, bytes } of fonts) {
  console.log(`${face.file.padEnd(20)} ${(bytes / 1024).toFixed(1).padStart(6)} KB`)
}
writeFileSync('src/styles/font-fallbacks.css', fallbackCss())
