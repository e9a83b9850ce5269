import { LOGO } from '../../src/lib/logo.ts'
import { MOTIFS } from './motifs.ts'

/** The colours of icons and share cards. src/styles/tokens.css has the same. */
export const CLOTH = { indigo: '#1b2154', night: '#0e1130', ink: '#17110d', chalk: '#fbf4e6', brass: '#f2b134' } as const

/** Draws the logo as an SVG group: its upper left corner, and its height in user units. */
export function drawLogo(left: number, top: number, height: number): string {
  const scale = height / LOGO.height
  const place = `transform="translate(${left} ${top}) scale(${scale.toFixed(4)})"`
  return `<g ${place}><path fill="${CLOTH.brass}" d="${LOGO.drum}"/><path fill="none" stroke="${CLOTH.ink}" stroke-width="${LOGO.cordWidth}" d="${LOGO.cords}"/></g>`
}

/** The small icon: the logo on indigo, without the motif, which needs more than 16 pixels. */
export function smallIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${CLOTH.indigo}" d="M0 0h96v96H0z"/>${drawLogo(18, 8, 80)}</svg>\n`
}

/** The large icon: the logo on indigo with a motif. `share` is the logo’s part of the icon’s height. */
export function largeIcon(share: number): string {
  const { width, height, marks } = MOTIFS.rings
  const tall = 512 * share
  const logo = drawLogo((512 - (tall * LOGO.width) / LOGO.height) / 2, (512 - tall) / 2, tall)
  const cloth = `<pattern id="cloth" width="${width}" height="${height}" patternTransform="translate(-13 -13) scale(2.4)" patternUnits="userSpaceOnUse">${marks('#2b3375')}</pattern>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${cloth}<path fill="${CLOTH.indigo}" d="M0 0h512v512H0z"/><path fill="url(#cloth)" d="M0 0h512v512H0z"/>${logo}</svg>`
}
