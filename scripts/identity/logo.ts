import { LOGO } from '../../src/lib/logo.ts'
import { MOTIFS } from './motifs.ts'

/** The colours of the cloth that icons and shared pictures are cut from: src/styles/tokens.css has the same. */
export const CLOTH = { indigo: '#1b2154', night: '#0e1130', ink: '#17110d', chalk: '#fbf4e6', brass: '#f2b134' } as const

/** Draws the logo as an SVG group: its upper left corner, and its height in user units. */
export function drawMark(left: number, top: number, height: number): string {
  const scale = height / LOGO.height
  const place = `transform="translate(${left} ${top}) scale(${scale.toFixed(4)})"`
  return `<g ${place}><path fill="${CLOTH.brass}" d="${LOGO.drum}"/><path fill="none" stroke="${CLOTH.ink}" stroke-width="${LOGO.cordWidth}" d="${LOGO.cords}"/></g>`
}

/** The small icon: the mark on indigo, without the cloth's pattern, which 16 pixels cannot show. */
export function smallIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="${CLOTH.indigo}" d="M0 0h96v96H0z"/>${drawMark(18, 8, 80)}</svg>\n`
}

/** The large icon: the mark on patterned indigo. `share` is the height of the mark in parts of the icon's. */
export function largeIcon(share: number): string {
  const { width, height, marks } = MOTIFS.rings
  const tall = 512 * share
  const mark = drawMark((512 - (tall * LOGO.width) / LOGO.height) / 2, (512 - tall) / 2, tall)
  const cloth = `<pattern id="cloth" width="${width}" height="${height}" patternTransform="translate(-13 -13) scale(2.4)" patternUnits="userSpaceOnUse">${marks('#2b3375')}</pattern>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${cloth}<path fill="${CLOTH.indigo}" d="M0 0h512v512H0z"/><path fill="url(#cloth)" d="M0 0h512v512H0z"/>${mark}</svg>`
}
