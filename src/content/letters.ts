import type { Fault } from './frontMatter.ts'

/** Signs that nobody sees and that change what is read: spaces without width, joiners, and marks that turn the direction of writing. */
const INVISIBLE: readonly (readonly [RegExp, string])[] = [
  [/[\u200b\u2060-\u2064\ufeff]/, 'a space without width'],
  [/[\u200c\u200d]/, 'an invisible joiner'],
  [/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/, 'a mark that turns the direction of writing'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is what this is for.
  [/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/, 'a control character'],
]
const ANY_INVISIBLE = new RegExp(INVISIBLE.map(([sign]) => sign.source).join('|'))

/** What UTF-8 looks like after somebody read it as Windows-1252: â€™ for ’, Ã© for é, áº¹ for ẹ. */
const BROKEN =
  /â€.?|Ã[\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|Â[\u00a0-\u00bf]|á[º»].?|[ÌÍ][\u0080-\u00bf€]|\ufffd/

/** Lines that hold letters nobody meant: invisible ones, and ones that were broken on their way. One fault a line. */
export function findLetterFaults(text: string): Fault[] {
  if (!ANY_INVISIBLE.test(text) && !BROKEN.test(text)) return []
  return text.split('\n').flatMap((written, index) => {
    const line = index + 1
    const unseen = ANY_INVISIBLE.exec(written)
    if (unseen) {
      const kind = INVISIBLE.find(([sign]) => sign.test(unseen[0]))?.[1]
      const before = written
        .slice(0, unseen.index)
        .match(/[\p{L}\p{M}\p{N}]+/gu)
        ?.at(-1)
      const place = before ? `after “${before}”` : 'at its beginning'
      const message = `This line holds ${kind}, ${place}, which nobody can see. Delete it and type the words again.`
      return [{ line, column: unseen.index + 1, message }]
    }
    const broken = BROKEN.exec(written)
    if (!broken) return []
    const meant = repair(broken[0])
    const message = `Letters on this line were broken when the text was copied or saved: “${broken[0]}”${meant ? ` was “${meant}”` : ''}. Type them again.`
    return [{ line, column: broken.index + 1, message }]
  })
}

/** The letter that the broken ones stood for, where it can still be told. */
function repair(broken: string): string | undefined {
  const bytes = [...broken].map((letter) => windowsByte(letter))
  const whole = bytes.every((byte) => byte !== undefined) ? new TextDecoder().decode(Uint8Array.from(bytes)) : '\ufffd'
  return whole.includes('\ufffd') || /^\p{M}/u.test(whole) ? undefined : whole
}

/** What Windows-1252 has at 80 to 9F. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function windowsByte(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x100) return code
  const place = WINDOWS.indexOf(letter)
  return place < 0 ? undefined : 0x80 + place
}
