import type { Font } from 'fontkit'
import { BOLD_TEXT, DISPLAY, openOriginal } from '../fonts/faces.ts'

/** A line of text as an SVG path whose baseline is at 0, with its measures in pixels. */
export interface TextOutline {
  path: string
  width: number
  /** From the baseline to the highest point, and to the lowest. */
  above: number
  below: number
}

/** The fonts of cards, by what they are for: a display font for titles, a bold text font for the rest. */
const CARD_FACES = { display: DISPLAY, strong: BOLD_TEXT }

const hasGlyph = (font: Font, character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

/** Composes characters where the font has the composed one, and decomposes those that it has only as letter and marks (ǹ). */
const toCharacters = (font: Font, text: string): string[] =>
  [...text.normalize('NFC')].flatMap((character) => (hasGlyph(font, character) ? character : [...character.normalize('NFD')]))

/**
 * Lays out one line, with marks placed by the font's own tables. A text with characters that the display font lacks is in the text font.
 * Leaves out what that lacks too: the content check warns about it.
 */
export function layOutLine(text: string, face: keyof typeof CARD_FACES, size: number): TextOutline {
  const wanted = openOriginal(CARD_FACES[face])
  const font = toCharacters(wanted, text).every((character) => hasGlyph(wanted, character)) ? wanted : openOriginal(CARD_FACES.strong)
  const characters = toCharacters(font, text).filter((character) => hasGlyph(font, character))
  const run = font.layout(characters.join(''))
  const scale = size / font.unitsPerEm
  const parts: string[] = []
  let [x, above, below] = [0, 0, 0]
  for (const [index, glyph] of run.glyphs.entries()) {
    const position = run.positions[index]
    if (!position) continue
    const [left, up] = [x + position.xOffset, position.yOffset]
    parts.push(toPath(glyph.path.commands, left, up, scale))
    if (glyph.path.commands.length > 0) {
      above = Math.max(above, (glyph.bbox.maxY + up) * scale)
      below = Math.max(below, -(glyph.bbox.minY + up) * scale)
    }
    x += position.xAdvance
  }
  return { path: parts.join(''), width: x * scale, above, below }
}

type Commands = Font extends { getGlyph(id: number): { path: { commands: infer C } } } ? C : never
const SVG_COMMANDS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

function toPath(commands: Commands, left: number, up: number, scale: number): string {
  const toPixels = (value: number, index: number) => (index % 2 === 0 ? (value + left) * scale : -(value + up) * scale).toFixed(1)
  return commands.map(({ command, args }) => SVG_COMMANDS[command as keyof typeof SVG_COMMANDS] + args.map(toPixels).join(' ')).join('')
}
