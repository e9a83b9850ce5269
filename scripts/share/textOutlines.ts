import type { Font } from 'fontkit'
import { FACES, openFont } from '../fonts/faces.ts'

/** A line of text as a path, its baseline at 0, with what it measures. All in pixels. */
export interface Lettering {
  path: string
  width: number
  /** From the baseline up to the highest mark, and down to the lowest. */
  above: number
  below: number
}

/** The faces that shared pictures are written in, by what they are for. */
const WEIGHTS = { display: 800, strong: 700 } as const
type LetteringFace = keyof typeof WEIGHTS

const opened = new Map<LetteringFace, Font>()

function fontOf(face: LetteringFace): Font {
  const font = opened.get(face) ?? openFont(FACES.find(({ weight }) => weight === WEIGHTS[face])?.original ?? '')
  opened.set(face, font)
  return font
}

/** Letters as the font has them: whole where it can, as letter and marks where it cannot (ǹ). */
function spell(font: Font, text: string): string {
  const whole = [...text.normalize('NFC')]
  return whole.map((letter) => (font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : letter.normalize('NFD'))).join('')
}

/** Sets one line. Marks stand where the font's own tables put them. Throws when a letter is not in the font. */
export function layOutLine(text: string, face: LetteringFace, size: number): Lettering {
  const font = fontOf(face)
  const run = font.layout(spell(font, text))
  const missing = run.glyphs.find((glyph) => glyph.id === 0)
  if (missing) throw new Error(`“${text}” holds a letter that the font does not draw: ${String.fromCodePoint(...missing.codePoints)}`)
  const scale = size / font.unitsPerEm
  const parts: string[] = []
  let [x, above, below] = [0, 0, 0]
  for (const [index, glyph] of run.glyphs.entries()) {
    const at = run.positions[index]
    if (!at) continue
    const [left, up] = [x + at.xOffset, at.yOffset]
    parts.push(pathOf(glyph.path.commands, left, up, scale))
    if (glyph.path.commands.length > 0) {
      above = Math.max(above, (glyph.bbox.maxY + up) * scale)
      below = Math.max(below, -(glyph.bbox.minY + up) * scale)
    }
    x += at.xAdvance
  }
  return { path: parts.join(''), width: x * scale, above, below }
}

type Commands = Font extends { getGlyph(id: number): { path: { commands: infer C } } } ? C : never
const CHARACTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

function pathOf(commands: Commands, left: number, up: number, scale: number): string {
  const place = (value: number, index: number) => (index % 2 === 0 ? (value + left) * scale : -(value + up) * scale).toFixed(1)
  return commands.map(({ command, args }) => CHARACTERS[command as keyof typeof CHARACTERS] + args.map(place).join(' ')).join('')
}
