import type { DeskField } from './deskConfig.ts'
import { readFields, rewriteFields } from './rewriteFields.ts'
import { arrange } from './values.ts'

/** The name by which the editor’s configuration asks for this format. */
export const KEEPING_FORMAT = 'kept-front-matter'

/** The text a file was read from, carried along with its values: a format is told nothing else of the file it writes. */
const SOURCE = '$source'

interface Format {
  fromFile(text: string): Record<string, unknown>
  toFile(values: Readonly<Record<string, unknown>>, names?: readonly string[]): string
}

/**
 * A format for Decap that writes into the file as it was, so that only what an editor changed changes.
 * `kinds` are the fields of every kind of file: which one is written is told by the names of its fields alone.
 */
export function keepingFormat(kinds: readonly (readonly DeskField[])[]): Format {
  const fieldsByNames = new Map(kinds.map((fields) => [namesOf(fields.map(({ name }) => name)), fields]))
  return {
    fromFile(text) {
      const { yaml, after } = split(text)
      const body = after.trim()
      try {
        return { ...readFields(yaml), ...(body === '' ? {} : { body }), [SOURCE]: text }
      } catch {
        // An empty form, which toFile refuses to write over the file.
        return { [SOURCE]: text }
      }
    },
    toFile(values, names = []) {
      const { [SOURCE]: source, body = '', ...fields } = values
      const text = typeof source === 'string' ? source : '---\n---\n'
      const { opening, yaml, closing, after } = split(text)
      const arranged = arrange(fields, fieldsByNames.get(namesOf(names)) ?? [])
      const written = opening + rewriteFields(yaml, arranged) + closing + withBody(after, String(body).trim())
      return text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written
    },
  }
}

const namesOf = (names: readonly string[]) => names.join(' ')

/** A file’s parts, with Unix line ends. Where there is no front matter, everything is taken for fields, and cannot be read. */
function split(text: string) {
  const [, opening = '', yaml = text, closing = '', after = ''] =
    /^(\uFEFF?---[^\S\n]*\n)([\s\S]*?\n|)(---[^\S\n]*(?:\n|$))([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? []
  return { opening, yaml, closing, after }
}

function withBody(after: string, body: string): string {
  if (after.trim() === body) return after
  const lead = after.trim() === '' ? '\n' : (/^\s*/.exec(after)?.[0] ?? '')
  return body === '' ? '' : `${lead}${body}\n`
}
