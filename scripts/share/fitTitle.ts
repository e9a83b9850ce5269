import { layOutLine, type TextOutline } from './textOutlines.ts'

/** The space for a title, in pixels. */
interface TitleSpace {
  width: number
  height: number
  /** The largest font size. */
  largest: number
}

/** A title broken into lines. Distances in pixels. */
interface FittedTitle {
  lines: TextOutline[]
  words: string[]
  /** From one baseline to the next. */
  leading: number
  height: number
}

/** Line height, in parts of the font size. It grows where a dot below a line would touch an accent of the next line. */
const LEADING = 1.02
/** The least distance between such a dot and accent, in pixels. */
const MARK_DISTANCE = 4
/** How much smaller the next font size to try is, in pixels. */
const STEP = 2

/** Breaks a title into lines of even length, in the largest font size in which it fits its space. */
export function fitTitle(title: string, { width, height, largest }: TitleSpace): FittedTitle {
  for (let size = largest; ; size = Math.max(size - STEP, size / 2)) {
    const words = breakEvenly(title, width / size)
    const measures = words.map(measure)
    const distances = measures.slice(1).map((line, index) => ((measures[index]?.below ?? 0) + line.above) * size + MARK_DISTANCE)
    const leading = Math.max(size * LEADING, ...distances)
    const total = ((measures[0]?.above ?? 0) + (measures.at(-1)?.below ?? 0)) * size + leading * (words.length - 1)
    if (total > height || measures.some((line) => line.width * size > width)) continue
    return { lines: words.map((line) => layOutLine(line, 'display', size)), words, leading, height: total }
  }
}

/** Breaks a title into lines up to a limit, then narrows the limit while no more lines are needed. Widths are in parts of the font size. */
function breakEvenly(title: string, limit: number): string[] {
  let best = fill(title, limit)
  for (let narrower = limit * 0.98; narrower > limit / 3; narrower *= 0.98) {
    const lines = fill(title, narrower)
    if (lines.length > best.length) break
    best = lines
  }
  return best
}

function fill(title: string, limit: number): string[] {
  const lines: string[] = []
  let width = Number.POSITIVE_INFINITY
  for (const word of title.split(' ')) {
    const wordWidth = widthOf(word)
    const longer = width + widthOf(' ') + wordWidth
    if (longer <= limit) {
      lines[lines.length - 1] += ` ${word}`
      width = longer
    } else {
      lines.push(word)
      width = wordWidth
    }
  }
  return lines
}

const measured = new Map<string, TextOutline>()

/** The measures of a text in parts of the font size. */
function measure(text: string): TextOutline {
  const found = measured.get(text) ?? layOutLine(text, 'display', 1)
  measured.set(text, found)
  return found
}

const widthOf = (text: string) => measure(text).width
