import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface DialogTriggerProps {
  /** `tickets`: ticket types and prices of an event. `filters`: more filters. */
  kind: 'tickets' | 'filters'
  /** The id of the part of this page that the dialog shows: its first heading becomes the dialog’s title, the rest its content. */
  section: string
  className?: string
  /** Says what opens: Buy Tickets, with “for Sankara” at least for those who hear it. */
  children: ReactNode
}

/** A link to a part of this page that opens as a dialog once scripts are there. Stands outside islands. */
export function DialogTrigger({ kind, section, className, children }: DialogTriggerProps) {
  return (
    <a className={clsx('dialog-trigger', className)} href={`#${section}`} data-dialog={kind}>
      {children}
    </a>
  )
}
