import type { ReactNode } from 'react'
import { lazyPart } from '../../lib/lazyPart.ts'
import { type ContactChannels, ContactDetails } from '../../ui/ContactDetails.tsx'

/** What the forms of a page have in common. */
export interface FormProps extends ContactChannels {
  /** Where the form is sent; undefined where nobody takes it. */
  action?: string | undefined
  /** Before the fields, where nobody takes it. */
  unconnected: string
  /** What happens to what is typed. */
  privacy: string
  toast: Toast
}

interface Toast {
  title: string
  description: string
}

interface MessageFormProps extends FormProps {
  /** Which form it is, for whoever receives it. */
  name: string
  id?: string
  /** What the page says after it was sent, by the fragment that the receiver answers with. */
  done: Readonly<Record<string, string | undefined>>
  /** Subjects that an address may choose: /contact?about=sankara. */
  subjects?: Readonly<Record<string, string>>
  children: ReactNode
}

/**
 * A form that browsers send by themselves; the `form` enhancement sends it in place. The receiver leads back to the page, with the
 * fragment of what it says then. A form that nobody takes opens an email instead, or, with scripts, gives back the words.
 */
export function MessageForm({ name, id, action, unconnected, privacy, toast, done, subjects, children, ...channels }: MessageFormProps) {
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
        {/* Robots fill in what people do not see. */}
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
 * What stays beside a form once it was sent: shown as the target of the address without scripts, else by the `form` enhancement, which
 * says the same words in a toast. It is no live region itself, or the words would be said twice.
 */
function FormDone({ id, toast, next }: { id: string; toast: Toast; next: string | undefined }) {
  return (
    <p className="form-done" id={id} tabIndex={-1} hidden>
      <strong data-part="title">{toast.title}</strong>{' '}
      <span data-part="text">{next ? `${toast.description} ${next}` : toast.description}</span>
    </p>
  )
}
