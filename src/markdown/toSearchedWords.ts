import { toPlainText } from './toPlainText.ts'

/** What the news search looks through: title, excerpt and category, a line each. */
export const toSearchedWords = ({ title, excerpt, category }: { title: string; excerpt: string; category: string }): string =>
  [title, toPlainText(excerpt), category].join('\n')
