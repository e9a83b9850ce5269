import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LOGO } from '../../src/lib/logo.ts'

const TOKENS = readFileSync(path.join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8')

/** A colour of the tokens, as light pages have it. */
export function readColour(name: string): string {
  const [, colour] = new RegExp(`^  --${name}: (#[0-9a-f]{6});$`, 'm').exec(TOKENS) ?? []
  if (!colour) throw new Error(`src/styles/tokens.css has no colour --${name} of six hexadecimal digits.`)
  return colour
}

/** The colours of the brand, which src/styles/tokens.css has, for everything that is drawn outside of pages. */
export const BRAND = {
  indigo: readColour('indigo'),
  night: readColour('night'),
  ink: readColour('ink'),
  chalk: readColour('chalk'),
  brass: readColour('brass'),
} as const

/** Draws the logo as an SVG group: its upper left corner, and its height in user units. */
export function drawLogo(left: number, top: number, height: number): string {
  const scale = height / LOGO.height
  const transform = `transform="translate(${left} ${top}) scale(${scale.toFixed(4)})"`
  return `<g ${transform}><path fill="${BRAND.brass}" d="${LOGO.drum}"/><path fill="none" stroke="${BRAND.ink}" stroke-width="${LOGO.cordWidth}" d="${LOGO.cords}"/></g>`
}

/** Draws the icon of the site as an SVG file: the logo on indigo. */
export const drawIcon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${BRAND.indigo}" d="M0 0h96v96H0z"/>${drawLogo(18, 8, 80)}</svg>`
