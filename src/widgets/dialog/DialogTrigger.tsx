import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { lazyPart } from '../../lib/lazyPart.ts'

interface DialogTriggerProps {
  /** The id of the section that the dialog shows: its first heading becomes the title, the rest the content. */
  section: string
  className?: string
  /** The link’s text: Buy Tickets. The accessible name must also say for what: “for Sankara”. */
  children: ReactNode
}

/**
 * A link to a section that opens as a dialog where scripts run. Must be outside islands: when an island fails, copies without event
 * listeners replace its elements.
 */
export function DialogTrigger({ section, className, children }: DialogTriggerProps) {
  return (
    <a className={clsx('dialog-trigger', className)} href={`#${section}`} {...lazyPart('dialog')}>
      {children}
    </a>
  )
}
