import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Font, openSync } from 'fontkit'
import { FACES } from '../fonts/faces.ts'
import { Trouble } from '../lib/trouble.ts'

/** What a package says of itself. */
interface Manifest {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
}

const HEADING =
  'These pages use what others have made and given away: parts of the scripts, and the fonts, cut down to the letters in use. Thank you.\n' +
  'Who made them, and under which licence:'
const LINE = `\n\n${'-'.repeat(80)}\n\n`
/** The package of fonts that holds the SIL Open Font License itself. */
const FONT_TERMS = '@expo-google-fonts/source-sans-3/LICENSE_FONT'

const require = createRequire(import.meta.url)

/** A package that browsers get a part of, and the licence it comes with. */
export interface Licensed {
  /** As package-lock.json names it: node_modules/react. */
  place: string
  /** Name and version. */
  name: string
  /** As SPDX calls it: MIT. */
  licence: string
  /** All of its words. */
  terms: string
}

/** The licence of the package at this place of the project at `root`. Throws where it brings none, and none can be written from what it says. */
export function readLicence(root: string, place: string): Licensed {
  const folder = path.join(root, place)
  const { name, version, license, author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  const maker = typeof author === 'object' ? author.name : author
  const file = readdirSync(folder).find((one) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(one))
  const terms = file ? normal(readFileSync(path.join(folder, file), 'utf8')) : license === 'MIT' && maker ? mitBy(root, maker) : ''
  const licence = license ?? (/^Apache License\s+Version 2\.0/.test(terms) ? 'Apache-2.0' : undefined)
  if (!terms || !licence)
    throw new Trouble(`The package “${name}” becomes a part of the site’s scripts, and brings no licence to hand on. Use another one.`)
  return { place, name: `${name} ${version}`, licence, terms }
}

/** The licences of what a browser gets that others have made, in full, as they ask to be handed on: of these packages and of the fonts. */
export function toNotices(packages: readonly Licensed[]): string {
  const byTerms = new Map<string, string[]>()
  for (const { name, licence, terms } of packages) byTerms.set(terms, [...(byTerms.get(terms) ?? []), `${name} (${licence})`])
  const ofPackages = [...byTerms].map(([terms, names]) => `${names.join('\n')}\n\n${terms}`)
  return `${[HEADING, ...ofPackages, fontNotice()].join(LINE)}\n`
}

/** The MIT licence: this project’s own has the same words, by another hand. */
function mitBy(root: string, maker: string): string {
  const [, terms = ''] = /^(Permission is hereby granted.*)/ms.exec(readFileSync(path.join(root, 'LICENSE'), 'utf8')) ?? []
  return normal(`MIT License\n\nCopyright (c) ${maker}\n\n${terms}`)
}

function fontNotice(): string {
  const fonts = FACES.map(({ original }) => openSync(original)).filter((font): font is Font => !('fonts' in font))
  const lines = fonts.map((font) => `${font.getName('preferredFamily', 'en') ?? font.familyName} (OFL-1.1)\n${font.copyright}`)
  const [, terms = ''] = /^(SIL OPEN FONT LICENSE.*)/ms.exec(readFileSync(require.resolve(FONT_TERMS), 'utf8')) ?? []
  return `${[...new Set(lines)].join('\n')}\n\n${normal(terms)}`
}

const normal = (text: string) => text.replaceAll('\r\n', '\n').trim()
