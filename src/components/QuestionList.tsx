import type { ReactNode } from 'react'
import { DisclosuresIsland } from '../widgets/disclosures/DisclosuresIsland.tsx'

interface QuestionListProps {
  /** Unique on the page. */
  id: string
  questions: readonly { id: string; question: string; answer: ReactNode }[]
  headingLevel?: 3 | 4
}

/** An accordion of questions and answers. */
export function QuestionList({ id, questions, headingLevel = 3 }: QuestionListProps) {
  return (
    <DisclosuresIsland
      id={id}
      headingLevel={headingLevel}
      items={questions.map((entry) => ({ id: entry.id, header: entry.question, body: <p>{entry.answer}</p> }))}
    />
  )
}
