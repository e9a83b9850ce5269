import { buttonClass } from '../../ui/Button.tsx'
import { type FormProps, FormShell } from './FormShell.tsx'

interface NewsletterFormProps extends FormProps {
  placeholder: string
  button: string
  /** What happens next: the visitor confirms by email, or the company adds the address. */
  next: { confirm: string; received: string }
}

/** The newsletter form. Once a page, since its ids are fixed. */
export function NewsletterForm({ placeholder, button, next, ...form }: NewsletterFormProps) {
  return (
    <FormShell
      name="newsletter"
      id="newsletter-form"
      // The first text is the default. Form services name no fragment and send no email to confirm.
      done={{ 'newsletter-received': next.received, 'newsletter-confirm': next.confirm }}
      {...form}
    >
      <label htmlFor="newsletter-form-email">Email address (required)</label>
      <div className="form-row">
        <input id="newsletter-form-email" type="email" name="email" autoComplete="email" placeholder={placeholder} required />
        <button className={buttonClass()} type="submit">
          {button}
        </button>
      </div>
    </FormShell>
  )
}
