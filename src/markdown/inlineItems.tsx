import type { ReactNode } from 'react'
import { Inline } from './Inline.tsx'

/** Renders sentences of content as list items. */
export const inlineItems = (texts: readonly string[]): { key: string; text: ReactNode }[] =>
  texts.map((text) => ({ key: text, text: <Inline text={text} /> }))

/** Renders the text of titled paragraphs. */
export const inlineTitled = (items: readonly { title: string; text: string }[]): { title: string; text: ReactNode }[] =>
  items.map((item) => ({ title: item.title, text: <Inline text={item.text} /> }))

/** Renders the answers to questions. */
export const inlineAnswers = (
  questions: readonly { id: string; question: string; answer: string }[],
): { id: string; question: string; answer: ReactNode }[] => questions.map((entry) => ({ ...entry, answer: <Inline text={entry.answer} /> }))
