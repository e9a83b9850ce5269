import type { ReactNode } from 'react'
import { DisclosuresIsland } from '../widgets/disclosures/DisclosuresIsland.tsx'

interface QuestionListProps {
  /** Unique on the page. */
  id: string
  questions: readonly { id: string; question: string; answer: ReactNode }[]
}

/** An accordion of questions and answers. */
export function QuestionList({ id, questions }: QuestionListProps) {
  return (
    <DisclosuresIsland
      id={id}
      headingLevel={3}
      items={questions.map((entry) => ({ id: entry.id, header: entry.question, body: <p>{entry.answer}</p> }))}
    />
  )
}
