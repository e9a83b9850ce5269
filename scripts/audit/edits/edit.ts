type TextChange = (text: string) => string

/** The change of a file: its new text, a function of its old text, a copy or a changed copy of another file, or its deletion. */
export type FileChange = string | TextChange | { copyOf: string } | { movedFrom: string; as: TextChange } | { deleted: true }

/** Texts, by the address of the page, feed or calendar. */
export type Words = Readonly<Record<string, string | readonly string[]>>

/** An edit of the content as staff make it. */
export interface Edit {
  name: string
  /** The changed files, by name in content/. */
  files: Readonly<Record<string, FileChange>>
  /** Texts that must be there after the edit. */
  shows?: Words
  /** Texts that must be gone after the edit. */
  hides?: Words
}

/** Edits of one file: their descriptions, what they change, and the texts that must be there, or gone, afterwards. */
export const editsOf = (
  file: string,
  rows: readonly (readonly [name: string, change: FileChange, shows?: Words, hides?: Words])[],
): Edit[] => rows.map(([name, change, shows = {}, hides = {}]) => ({ name, files: { [file]: change }, shows, hides }))

/** Replaces text. Throws when it is not found, because the edit would change nothing. */
export const put =
  (from: string | RegExp, to: string): TextChange =>
  (text) => {
    const changed = text.replace(from, () => to)
    if (changed === text) throw new Error(`Found no ${from}`)
    return changed
  }

/** Replaces words by others, which these pages must then show: the end of a row of `editsOf`. */
export const reword = (from: string | RegExp, to: string, ...pages: readonly string[]): [TextChange, Words] => [
  put(from, to),
  Object.fromEntries(pages.map((page) => [page, to])),
]

/** Gives a field another value, as YAML. Of several fields with the same name, the first is changed. */
export const set = (name: string, value: string): TextChange => put(fieldLines(name), `${name}: ${value}`)

/** Adds lines to the front matter. */
export const add = (lines: string): TextChange => put(/\n---\n/, `\n${lines}\n---\n`)

/** Applies several changes to one file. */
export const all =
  (...changes: readonly TextChange[]): TextChange =>
  (text) =>
    changes.reduce((before, change) => change(before), text)

/** A top-level field, with the lines of its value. */
const fieldLines = (name: string) => new RegExp(`^${name}:.*(?:\\n[ ]+.*|\\n(?=\\n)|\\n- .*)*`, 'm')
