import type { ReactNode } from 'react'
import { Inline } from './Inline.tsx'

/** Sentences of content as list items. */
export const inlineItems = (texts: readonly string[]): { key: string; text: ReactNode }[] =>
  texts.map((text) => ({ key: text, text: <Inline text={text} /> }))

/** Titled paragraphs of content with their text rendered. */
export const inlineTitled = (items: readonly { title: string; text: string }[]): { title: string; text: ReactNode }[] =>
  items.map((item) => ({ title: item.title, text: <Inline text={item.text} /> }))

/** Questions of content with their answers rendered. */
export const inlineAnswers = (
  questions: readonly { id: string; question: string; answer: string }[],
): { id: string; question: string; answer: ReactNode }[] => questions.map((entry) => ({ ...entry, answer: <Inline text={entry.answer} /> }))
