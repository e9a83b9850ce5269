import { JOINING_WORDS, NUMBER_WORDS as NUMBERS } from './words.ts'

/** Finds the candidate nearest to a misspelt word, for "did you mean"; undefined when none is near. */
export function findNearest(written: string, candidates: Iterable<string>): string | undefined {
  const lowercase = written.toLowerCase()
  let nearest: string | undefined
  let least = Math.max(2, Math.floor(lowercase.length / 3)) + 1
  for (const candidate of candidates) {
    const distance = countEdits(lowercase, candidate.toLowerCase(), least)
    if (distance < least) {
      least = distance
      nearest = candidate
    }
  }
  return nearest
}

/** The edit distance: characters added, dropped, changed or swapped with their neighbour. Stops counting at `limit`. */
export function countEdits(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) >= limit) return limit
  const costAt = (costs: number[], index: number) => costs[index] as number
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1]
      let least = Math.min(costAt(row, j) + 1, costAt(next, j - 1) + 1, costAt(row, j - 1) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      if (swapped) least = Math.min(least, costAt(before, j - 2) + 1)
      next.push(least)
    }
    if (Math.min(...next) >= limit) return limit
    before = row
    row = next
  }
  return costAt(row, to.length)
}

/** "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[], last: keyof typeof JOINING_WORDS = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${JOINING_WORDS[last]} ${words.at(-1)}`
}

/** The line of a position in a text, counted from 1. A position of -1 (not found) is on line 1. */
export const lineAt = (text: string, index: number): number => text.slice(0, Math.max(0, index)).split('\n').length

/** Replaces typographic quotes and apostrophes by straight ones. */
export const straightenQuotes = (text: string): string => text.replace(/[\u2018\u2019\u02bc]/g, "'").replace(/[\u201c\u201d]/g, '"')

/** Cuts a text to at most `length` characters, between words if possible, and adds an ellipsis. Keeps letters and their diacritics together. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  let cut = text.slice(0, length - 1)
  const isWithinLetter = /^[\p{M}\p{Surrogate}]/u.test(text.slice(length - 1))
  if (isWithinLetter) cut = cut.replace(/\P{M}\p{M}*$/u, '')
  const space = cut.lastIndexOf(' ')
  return `${(space > length / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}

/** "1 file", "3 files". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** The numbers as words. Marked as pure so that browser scripts that import only other helpers of this file leave it out. */
const NUMBER_WORDS = /* @__PURE__ */ NUMBERS.split(' ')

/** A number as running text writes it: "no", "nine", "13". */
export const toNumberWord = (count: number): string => NUMBER_WORDS[count] ?? String(count)

/** A heading with a number: "One week", "Three weeks". */
export const toCountHeading = (count: number, [one, many]: readonly [string, string]): string =>
  `${capitalise(toNumberWord(count))} ${count === 1 ? one : many}`

/** Makes a pattern of words that stand for themselves. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Capitalises the first letter of a text. */
export const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Splits running text after each sentence’s punctuation. */
export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?…][”’)]?)\s+(?=[“‘(]?\p{Lu})/u).map((sentence) => sentence.trim())
