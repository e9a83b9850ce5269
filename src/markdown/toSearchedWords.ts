import { toPlainText } from './toPlainText.ts'

/** The text that the news search matches: title, excerpt and category, a line each. */
export const toSearchedWords = ({ title, excerpt, category }: { title: string; excerpt: string; category: string }): string =>
  [title, toPlainText(excerpt), category].join('\n')
