/** What becomes of a text. */
type TextChange = (text: string) => string

/** What becomes of a file: its new text, what a function makes of the old one, a copy of another file, or nothing where it is deleted. */
export type Change = string | TextChange | { copyOf: string } | { deleted: true }

/** Words by the address of the page, feed or calendar where they must be read. */
export type Words = Readonly<Record<string, readonly string[]>>

/** Something that staff do to the content. */
export interface Edit {
  /** As they would say it. */
  name: string
  /** By the file's name in content/. */
  files: Readonly<Record<string, Change>>
  shows?: Words
  /** Words that must be gone. */
  hides?: Words
}

/** Puts other words in the place of some. Throws where these are not found: the edit would change nothing. */
export const put =
  (from: string | RegExp, to: string): TextChange =>
  (text) => {
    const changed = text.replace(from, () => to)
    if (changed === text) throw new Error(`Found no ${from}`)
    return changed
  }

/** Gives a field another value, whose lines are written as they stand in the file. Of several fields of one name, the first. */
export const set = (name: string, value: string): TextChange => put(fieldLines(name), `${name}: ${value}`)

/** Adds lines to the front matter. */
export const add = (lines: string): TextChange => put(/\n---\n/, `\n${lines}\n---\n`)

/** Does several things to one file. */
export const all =
  (...changes: readonly TextChange[]): TextChange =>
  (text) =>
    changes.reduce((before, change) => change(before), text)

/** A field at the left margin, with the lines that belong to its value. */
const fieldLines = (name: string) => new RegExp(`^${name}:.*(?:\\n[ ]+.*|\\n(?=\\n)|\\n- .*)*`, 'm')
