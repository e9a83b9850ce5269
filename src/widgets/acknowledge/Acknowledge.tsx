import type { ReactNode } from 'react'
import { lazyPart } from '../../lib/lazyPart.ts'
import { type ButtonLook, buttonClass } from '../../ui/Button.tsx'
import { type ContactChannels, ContactDetails } from '../../ui/ContactDetails.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface AcknowledgeProps extends ContactChannels {
  /** Unique on the page. */
  id: string
  children: ReactNode
  /** Accessible name where the text alone does not tell buttons apart. It begins with the text (WCAG 2.5.3). */
  describe?: string
  describedBy?: string
  toast: { title: string; description: string }
  look?: ButtonLook
}

/**
 * A button that only shows a message and sends nothing. Without scripts it opens a popover with the message and contact details; the
 * `acknowledge` enhancement shows a toast instead.
 */
export function Acknowledge({ id, children, describe, describedBy, toast, look, ...channels }: AcknowledgeProps) {
  return (
    <>
      <button
        className={buttonClass(look)}
        type="button"
        popoverTarget={`${id}-note`}
        aria-label={describe}
        aria-describedby={describedBy}
        {...lazyPart('acknowledge')}
      >
        {children}
      </button>
      <div className="note" id={`${id}-note`} popover="auto">
        <p>
          <strong data-part="title">{toast.title}</strong> <span data-part="text">{toast.description}</span>
        </p>
        <ContactDetails {...channels} />
        <button className="toasts-close" type="button" popoverTarget={`${id}-note`} popoverTargetAction="hide">
          <Icon name="close" />
          Close
        </button>
      </div>
    </>
  )
}

interface UnavailableProps extends ContactChannels {
  /** Unique on the page. */
  id: string
  children: string
  /** Why it does nothing yet, and whom to contact. */
  reason: string
  look?: ButtonLook
}

/**
 * A button that does nothing yet. The reason is shown below it, is its accessible description, and is announced when the button is
 * activated.
 */
export function Unavailable({ id, children, reason, look = 'quiet', ...channels }: UnavailableProps) {
  return (
    <div className="unavailable">
      <Acknowledge id={id} describedBy={`${id}-reason`} toast={{ title: children, description: reason }} look={look} {...channels}>
        {children}
      </Acknowledge>
      <p id={`${id}-reason`}>{reason}</p>
    </div>
  )
}
