import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { FACES, openFont } from '../fonts/faces.ts'

/** What Vite’s list of licences (`build.license`) lacks: those of the fonts, and of Embla’s packages, which contain no licence file. */
export function moreLicences(): string {
  const [, mit = ''] = /^(Permission is hereby granted.*)/ms.exec(readFileSync('LICENSE', 'utf8')) ?? []
  return `\n## Packages of Embla Carousel (MIT)\n\nCopyright (c) David Jerleke\n\n${mit.trim()}\n${fontLicences()}`
}

function fontLicences(): string {
  const fonts = FACES.map(({ original }) => openFont(original))
  const lines = fonts.map((font) => `${font.getName('preferredFamily', 'en') ?? font.familyName} (OFL-1.1)\n${font.copyright}`)
  const file = createRequire(import.meta.url).resolve('@expo-google-fonts/source-sans-3/LICENSE_FONT')
  const [, terms = ''] = /^(SIL OPEN FONT LICENSE.*)/ms.exec(readFileSync(file, 'utf8')) ?? []
  return `\n## Fonts\n\n${[...new Set(lines)].join('\n')}\n\n${terms.replaceAll('\r\n', '\n').trim()}\n`
}
