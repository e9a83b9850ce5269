import { LOGO } from '../../src/lib/logo.ts'

/** The colours of the manifest and of placeholder pictures. src/styles/tokens.css has the same. */
export const CLOTH = { indigo: '#1b2154', night: '#0e1130', ink: '#17110d', chalk: '#fbf4e6', brass: '#f2b134' } as const

/** Draws the logo as an SVG group: its upper left corner, and its height in user units. */
export function drawLogo(left: number, top: number, height: number): string {
  const scale = height / LOGO.height
  const place = `transform="translate(${left} ${top}) scale(${scale.toFixed(4)})"`
  return `<g ${place}><path fill="${CLOTH.brass}" d="${LOGO.drum}"/><path fill="none" stroke="${CLOTH.ink}" stroke-width="${LOGO.cordWidth}" d="${LOGO.cords}"/></g>`
}
