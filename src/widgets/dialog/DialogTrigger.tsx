import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface DialogTriggerProps {
  /** `tickets`: ticket types and prices of an event. `filters`: more filters. */
  kind: 'tickets' | 'filters'
  /** The id of the section that the dialog shows: its first heading becomes the title, the rest the content. */
  section: string
  className?: string
  /** What opens: Buy Tickets, with “for Sankara” at least in the accessible name. */
  children: ReactNode
}

/** A link to a section that opens as a dialog where scripts run. Must be outside islands. */
export function DialogTrigger({ kind, section, className, children }: DialogTriggerProps) {
  return (
    <a className={clsx('dialog-trigger', className)} href={`#${section}`} data-dialog={kind}>
      {children}
    </a>
  )
}
