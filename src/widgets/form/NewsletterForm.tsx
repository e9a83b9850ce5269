import { buttonClass } from '../../ui/Button.tsx'
import { type ContactChannels, ContactDetails } from '../../ui/ContactDetails.tsx'
import { FormDone } from './FormDone.tsx'

interface NewsletterFormProps extends ContactChannels {
  /** Unique on the page, where there is more than one. */
  id?: string
  placeholder: string
  button: string
  toast: { title: string; description: string }
}

/**
 * The newsletter form. Its action is a letter to the company, so that nothing typed goes into the address bar;
 * the `form` enhancement acknowledges instead.
 */
export function NewsletterForm({ id = 'newsletter-form', placeholder, button, toast, ...reach }: NewsletterFormProps) {
  return (
    <div className="form-place">
      <form
        className="form"
        role="none"
        id={id}
        action={`mailto:${reach.email}?subject=Newsletter`}
        method="post"
        encType="text/plain"
        data-enhance="form"
      >
        <label htmlFor={`${id}-email`}>Email address (required)</label>
        <div className="form-row">
          <input id={`${id}-email`} type="email" name="email" autoComplete="email" placeholder={placeholder} required />
          <button className={buttonClass()} type="submit">
            {button}
          </button>
        </div>
        <FormDone toast={toast} />
      </form>
      <ContactDetails {...reach} />
    </div>
  )
}
