import type { ButtonLook } from '../../ui/Button.tsx'
import type { ContactChannels } from '../../ui/ContactDetails.tsx'
import { Acknowledge } from './Acknowledge.tsx'

interface UnavailableProps extends ContactChannels {
  /** Unique on the page. */
  id: string
  /** The words on the button. */
  children: string
  /** Why there is nothing behind it yet, and whom to ask. */
  reason: string
  look?: ButtonLook
}

/** A button with nothing behind it yet. The reason stands under it in words, belongs to it, and is what pressing it says. */
export function Unavailable({ id, children, reason, look = 'quiet', ...reach }: UnavailableProps) {
  return (
    <div className="unavailable">
      <Acknowledge id={id} describedBy={`${id}-reason`} toast={{ title: children, description: reason }} look={look} {...reach}>
        {children}
      </Acknowledge>
      <p id={`${id}-reason`}>{reason}</p>
    </div>
  )
}
