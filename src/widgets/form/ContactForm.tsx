import { buttonClass } from '../../ui/Button.tsx'
import { type FormProps, FormShell } from './FormShell.tsx'

interface ContactFormProps extends FormProps {
  reasons: readonly { value: string; label: string }[]
}

/** The contact form: five required fields, validated by the browser. */
export function ContactForm({ reasons, ...form }: ContactFormProps) {
  return (
    <FormShell name="contact" done={{ 'message-sent': undefined }} {...form}>
      <p className="form-note">All fields are required.</p>
      <label htmlFor="contact-name">Name</label>
      <input id="contact-name" type="text" name="name" autoComplete="name" required />
      <label htmlFor="contact-email">Email</label>
      <input id="contact-email" type="email" name="email" autoComplete="email" required />
      <label htmlFor="contact-reason">Reason for contact</label>
      {/* Chromium exposes a required select without a choice as invalid before the visitor has used it. */}
      <select id="contact-reason" name="reason" defaultValue="" aria-invalid={false} required>
        <option value="" label="Choose a reason" />
        {reasons.map((reason) => (
          <option key={reason.value} value={reason.value}>
            {reason.label}
          </option>
        ))}
      </select>
      <label htmlFor="contact-subject">Subject</label>
      <input id="contact-subject" type="text" name="subject" autoComplete="off" required />
      <label htmlFor="contact-message">Message</label>
      <textarea id="contact-message" name="message" rows={5} required />
      <button className={buttonClass()} type="submit">
        Send message
      </button>
    </FormShell>
  )
}
