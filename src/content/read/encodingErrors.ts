import { findInvisibleCharacter } from '../../lib/invisibleCharacters.ts'
import type { TextProblem } from '../problems.ts'

/** UTF-8 text that was decoded as Windows-1252: â€™ for ’, Ã© for é, áº¹ for ẹ. */
const BROKEN =
  /â€.?|Ã[\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]|Â[\u00a0-\u00bf]|á[º»].?|[ÌÍ][\u0080-\u00bf€]|\ufffd/

/** Five or more diacritics stacked on one letter would cover the lines around it. Yoruba needs at most two. */
const STACKED_MARKS = /(\P{M})\p{M}{5,}/u

/** Finds invisible characters, stacked diacritics and wrongly decoded characters. At most one error a line. */
export function findEncodingErrors(text: string): TextProblem[] {
  return text.split('\n').flatMap((written, index) => {
    const line = index + 1
    const invisible = findInvisibleCharacter(written)
    const broken = BROKEN.exec(written)
    // C1 control characters in wrongly decoded text are not a separate error.
    if (invisible && !(broken && /[\u0080-\u009f]/.test(invisible.sign))) {
      const before = written
        .slice(0, invisible.index)
        .match(/[\p{L}\p{M}\p{N}]+/gu)
        ?.at(-1)
      const place = before ? `after “${before}”` : 'at its beginning'
      return [{ line, message: `This line holds ${invisible.kind}, ${place}, which nobody can see. Delete it and type the words again.` }]
    }
    if (broken)
      return [{ line, message: `Characters on this line were broken when the text was copied or saved: “${broken[0]}”. Type them again.` }]
    const stacked = STACKED_MARKS.exec(written)
    if (!stacked) return []
    const message = `The letter “${stacked[1]}” on this line has too many combining marks, which would cover the lines around it. Type the word again.`
    return [{ line, message }]
  })
}
