import type { ReactNode } from 'react'

interface Step {
  title?: string
  text: ReactNode
}

/** Steps in their order, numbered large. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={step.title ?? index}>
          {step.title ? <h3>{step.title}</h3> : null}
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
