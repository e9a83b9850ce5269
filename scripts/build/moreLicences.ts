import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { FACES, openOriginal } from '../fonts/faces.ts'

/** What Vite’s list of licences (`build.license`) lacks: those of the fonts, and of Embla’s packages, which contain no licence file. */
export function moreLicences(): string {
  const mit = readTerms('LICENSE', 'Permission is hereby granted')
  return `\n## Packages of Embla Carousel (MIT)\n\nCopyright (c) David Jerleke\n\n${mit}\n${fontLicences()}`
}

function fontLicences(): string {
  const fonts = FACES.map(openOriginal)
  const lines = fonts.map((font) => `${font.getName('preferredFamily', 'en') ?? font.familyName} (OFL-1.1)\n${font.copyright}`)
  const file = createRequire(import.meta.url).resolve('@expo-google-fonts/source-sans-3/LICENSE_FONT')
  return `\n## Fonts\n\n${[...new Set(lines)].join('\n')}\n\n${readTerms(file, 'SIL OPEN FONT LICENSE')}\n`
}

/** The text of a licence from its first words on, without copyright notices. Throws when the file has another licence. */
function readTerms(file: string, firstWords: string): string {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  const start = text.indexOf(firstWords)
  if (start < 0) throw new Error(`${file} does not contain “${firstWords}”, which licences.txt needs.`)
  return text.slice(start).trim()
}
