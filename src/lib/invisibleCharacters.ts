/**
 * Invisible characters that change the text, each with its description: zero-width spaces, joiners, and marks that change the direction
 * of writing.
 */
const INVISIBLE: readonly (readonly [RegExp, string])[] = [
  [/[\u200b\u2060-\u2064\ufeff]/u, 'a space without width'],
  [/[\u034f\u200c\u200d]/u, 'an invisible joiner'],
  [/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u206f]/u, 'a mark that turns the direction of writing'],
  [/[\u115f\u1160\u180e\u2800\u3164\uffa0]|[\u{e0000}-\u{e007f}]|[\u{e0100}-\u{e01ef}]/u, 'a letter without a shape'],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern finds control characters.
  [/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ufff9-\ufffb]/u, 'a control character'],
  [/\p{Surrogate}/u, 'half of a sign'],
]
const ANY_INVISIBLE = new RegExp(INVISIBLE.map(([sign]) => sign.source).join('|'), 'u')

/** A text without its invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(new RegExp(ANY_INVISIBLE, 'gu'), '')

/** A text with � for its invisible characters, which a terminal might obey. */
export const showInvisible = (text: string): string => text.replace(new RegExp(ANY_INVISIBLE, 'gu'), '�')

/** Finds the first invisible character of a text, with its position and description. */
export function findInvisibleCharacter(text: string): { index: number; sign: string; kind: string } | undefined {
  const found = ANY_INVISIBLE.exec(text)
  if (!found) return undefined
  const [sign] = found
  return { index: found.index, sign, kind: INVISIBLE.find(([pattern]) => pattern.test(sign))?.[1] ?? '' }
}
