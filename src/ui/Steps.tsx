import type { ReactNode } from 'react'

interface Step {
  /** The step’s own number; otherwise its position in the list. */
  number?: string
  title?: string
  text: ReactNode
}

/** A numbered list of steps. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map((step, index) => (
        <li key={step.title ?? index}>
          <span className="step-number" aria-hidden="true">
            {step.number ?? String(index + 1).padStart(2, '0')}
          </span>
          {step.title ? <h3>{step.title}</h3> : null}
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  )
}
