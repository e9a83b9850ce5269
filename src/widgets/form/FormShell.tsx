import type { ReactNode } from 'react'
import { lazyPart } from '../../lib/lazyPart.ts'
import { type ContactChannels, ContactDetails } from '../../ui/ContactDetails.tsx'

/** Props that all forms share. */
export interface FormProps extends ContactChannels {
  /** Where the form is sent; undefined where no receiver is connected. */
  action?: string | undefined
  /** Shown before the fields where no receiver is connected. */
  unconnected: string
  /** What happens to the visitor’s data. */
  privacy: string
  toast: Toast
  /** Subjects that the URL may choose: /contact?about=sankara. */
  subjects?: Readonly<Record<string, string>>
}

interface Toast {
  title: string
  description: string
}

interface FormShellProps extends FormProps {
  /** Tells the receiver which form it is. */
  name: string
  id?: string
  /** What to show after sending, by the fragment that the receiver redirects to. */
  done: Readonly<Record<string, string | undefined>>
  children: ReactNode
}

/**
 * A form that works by native POST, after which the receiver redirects back to a fragment of the page; form.client.ts sends it with fetch.
 * Without a receiver the form opens an email; with scripts it shows the message for sending it another way.
 */
export function FormShell({ name, id, action, unconnected, privacy, toast, done, subjects, children, ...channels }: FormShellProps) {
  return (
    <div className="form-place">
      <form
        className="form"
        role="none"
        id={id}
        action={action ?? `mailto:${channels.email}`}
        method="post"
        encType={action ? undefined : 'text/plain'}
        {...lazyPart('form')}
        data-subjects={subjects && JSON.stringify(subjects)}
        data-query={subjects && ''}
      >
        {action ? null : <p className="form-note">{unconnected}</p>}
        {children}
        <input type="hidden" name="form-name" value={name} />
        {/* Honeypot: bots fill in fields that people do not see. */}
        <input name="fax" autoComplete="off" aria-label="Leave this empty" hidden />
        <div data-part="done">
          {Object.entries(done).map(([fragment, next]) => (
            <FormDone key={fragment} id={fragment} toast={toast} next={next} />
          ))}
        </div>
      </form>
      <p className="form-note">{privacy}</p>
      <ContactDetails {...channels} />
    </div>
  )
}

/**
 * The message beside a form that was sent: shown as `:target` without scripts, else by form.client.ts, which also shows it as a toast. It
 * is no live region, since the message would be announced twice.
 */
function FormDone({ id, toast, next }: { id: string; toast: Toast; next: string | undefined }) {
  return (
    <p className="form-done" id={id} tabIndex={-1} hidden>
      <strong data-part="title">{toast.title}</strong>{' '}
      <span data-part="text">{next ? `${toast.description} ${next}` : toast.description}</span>
    </p>
  )
}
