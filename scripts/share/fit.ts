import { type Lettering, layOutLine } from './textOutlines.ts'

/** Where a title may stand. All in pixels. */
interface Room {
  width: number
  height: number
  /** The largest and smallest size of the letters. */
  largest: number
  smallest: number
}

/** A title broken into lines that fill their room. Distances in pixels. */
interface Fitted {
  lines: Lettering[]
  words: string[]
  /** From one baseline to the next. */
  leading: number
  height: number
}

/** Line height, in parts of the font size. It grows where a dot below a line would touch an accent of the next line. */
const LEADING = 1.02
const AIR = 4
const STEP = 2

/** The largest letters in which a title keeps to its room, its lines as even as they come. Throws when even the smallest are too large. */
export function fitTitle(title: string, room: Room): Fitted {
  for (let size = room.largest; size >= room.smallest; size -= STEP) {
    const words = breakEvenly(title, room.width / size)
    const lines = words.map((line) => layOutLine(line, 'display', size))
    const meeting = lines.map((line, index) => line.below + (lines[index + 1]?.above ?? 0) + AIR)
    const leading = Math.max(size * LEADING, ...meeting.slice(0, -1))
    const height = (lines[0]?.above ?? 0) + leading * (lines.length - 1) + (lines.at(-1)?.below ?? 0)
    if (height <= room.height && lines.every((line) => line.width <= room.width)) return { lines, words, leading, height }
  }
  throw new Error(`“${title}” is too long for a shared picture. Shorten it.`)
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
    const wide = widthOf(word)
    const longer = width + widthOf(' ') + wide
    if (longer <= limit) {
      lines[lines.length - 1] += ` ${word}`
      width = longer
    } else {
      lines.push(word)
      width = wide
    }
  }
  return lines
}

const widths = new Map<string, number>()

function widthOf(text: string): number {
  const known = widths.get(text) ?? layOutLine(text, 'display', 1).width
  widths.set(text, known)
  return known
}
