/** A changed file, and the line on which the error is expected, counted from 1 in the new text. */
interface Damaged {
  data: string | Uint8Array
  line: number
}

/** Changes a text as an editor’s mistake would. Returns undefined when the text lacks the place to change. */
export type Damage = (text: string) => Damaged | undefined

/**
 * Replaces the first match. The error is expected on the line where it begins: the first or the last one of the new text, or, for something
 * that is missing, the last line above that begins with `on`.
 */
export const put =
  (from: string | RegExp, to: string | ((found: string) => string), on: 'first' | 'last' | RegExp = 'first'): Damage =>
  (text) => {
    const at = typeof from === 'string' ? text.indexOf(from) : text.search(from)
    if (at < 0) return undefined
    const data = text.replace(from, typeof to === 'string' ? () => to : to)
    const line = text.slice(0, at).split('\n').length
    if (on === 'first') return { data, line }
    if (on === 'last') return { data, line: line + (typeof to === 'string' ? to.replace(/\n$/, '').split('\n').length - 1 : 0) }
    return { data, line: data.split('\n').findLastIndex((written, index) => index < line - 1 && on.test(written)) + 1 }
  }

/** The first line: where a field of the whole file is missing. */
export const FILE = /^---$/

/** Adds a paragraph at the end of the text. The error is expected on its last line. */
export const append =
  (paragraph: string): Damage =>
  (text) => {
    const whole = `${text.trimEnd()}\n\n${paragraph}`
    return { data: `${whole}\n`, line: whole.split('\n').length }
  }

/** Replaces the whole file by other bytes. */
export const encode =
  (toBytes: (text: string) => string | Uint8Array, toLine: (text: string) => number = () => 1): Damage =>
  (text) => ({ data: toBytes(text), line: toLine(text) })
