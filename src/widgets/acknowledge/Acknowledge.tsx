import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '../../ui/Button.tsx'
import { type ContactChannels, ContactDetails } from '../../ui/ContactDetails.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface AcknowledgeProps extends ContactChannels {
  /** Unique on the page. */
  id: string
  /** The words on the button. */
  children: ReactNode
  /** A fuller name where the words alone do not tell buttons apart. It begins with the words that are seen. */
  describe?: string
  /** The id of words elsewhere that belong to the button. */
  describedBy?: string
  toast: { title: string; description: string }
  look?: ButtonLook
}

/**
 * A button that only acknowledges. The browser alone opens a note with the words and a direct address;
 * the `acknowledge` enhancement says the words in a toast instead.
 */
export function Acknowledge({ id, children, describe, describedBy, toast, look, ...reach }: AcknowledgeProps) {
  return (
    <>
      <button
        className={buttonClass(look)}
        type="button"
        popoverTarget={`${id}-note`}
        aria-label={describe}
        aria-describedby={describedBy}
        data-enhance="acknowledge"
      >
        {children}
      </button>
      <div className="note" id={`${id}-note`} popover="auto">
        <p>
          <strong data-part="title">{toast.title}</strong> <span data-part="text">{toast.description}</span>
        </p>
        <ContactDetails {...reach} />
        <button className="toasts-close" type="button" popoverTarget={`${id}-note`} popoverTargetAction="hide">
          <Icon name="close" />
          Close
        </button>
      </div>
    </>
  )
}
