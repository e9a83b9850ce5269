import type { ButtonLook } from '../../ui/Button.tsx'
import type { ContactChannels } from '../../ui/ContactDetails.tsx'
import { Acknowledge } from './Acknowledge.tsx'

interface UnavailableProps extends ContactChannels {
  /** Unique on the page. */
  id: string
  /** The button’s text. */
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
