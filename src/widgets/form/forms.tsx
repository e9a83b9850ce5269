import type { ReactNode } from 'react'
import type { Company } from '../../content/schemas/company.ts'
import { FORM_FIELDS } from '../../lib/formFields.ts'
import { capitalise } from '../../lib/text.ts'
import { COMMON_NEEDS, WORDS } from '../../lib/words.ts'
import { Actions, Spaced } from '../../ui/Actions.tsx'
import { type ContactChannels, ContactDetails } from '../../ui/ContactDetails.tsx'
import { buttonClass, ExternalLink } from '../../ui/links.tsx'
import { OnlyOnce } from '../../ui/OnlyOnce.tsx'
import { lazyPart } from '../lazyPart.ts'

const { contact: CONTACT, newsletter: NEWSLETTER } = FORM_FIELDS

interface FormProps extends ContactChannels {
  /** Where the form is sent; undefined where no receiver is connected. */
  action?: string | undefined
  /** Shown before the fields where no receiver is connected. */
  unconnected: string
  /** What happens to the visitor’s data. */
  privacy: string
  toast: { title: string; description: string }
  /** Subjects that the URL may fill in, by their slugs: /contact?about=access-sankara. */
  subjects?: readonly string[]
}

interface ContactFormProps extends FormProps {
  reasons: readonly { value: string; label: string }[]
}

/** The contact form: five required fields, validated by the browser. */
export const ContactForm = ({ reasons, ...form }: ContactFormProps) => (
  <Form name="contact" done={{ 'message-sent': undefined }} {...form}>
    <p className="form-note">{WORDS.forms.required}</p>
    <Label field="name" />
    <Row>
      <input type="text" autoComplete="name" required {...attributesOf('name')} />
    </Row>
    <Label field="email" />
    <Row>
      <input type="email" autoComplete="email" required {...attributesOf('email')} />
    </Row>
    <label htmlFor="contact-reason">{CONTACT.reason.label}</label>
    <Row>
      {/* Chromium exposes a required select without a choice as invalid before the visitor has used it. */}
      <select id="contact-reason" name="reason" defaultValue="" aria-invalid={false} required>
        <option value="" label={WORDS.forms.chooseReason} />
        {reasons.map((reason) => (
          <option key={reason.value} value={reason.value}>
            {reason.label}
          </option>
        ))}
      </select>
    </Row>
    <Label field="subject" />
    <Row>
      <input type="text" required {...attributesOf('subject')} />
    </Row>
    <Label field="message" />
    <Row>
      <textarea rows={5} required {...attributesOf('message')} />
    </Row>
    <NeedsField />
    <button className={buttonClass()} type="submit">
      {WORDS.forms.send}
    </button>
  </Form>
)

/** A line of its own in text browsers too, where the next label would follow the field. */
const Row = ({ children }: { children: ReactNode }) => <div className="form-row">{children}</div>

/**
 * What a visitor needs, in their own words and as checkboxes: all of them are sent as one field. needs.client.ts adds the controls for
 * storing them in the browser. In the HTML, w3m would show them, and send the form by the button.
 */
const NeedsField = () => (
  <>
    <Label field="needs" />
    <Row>
      <input type="text" autoComplete="off" {...attributesOf('needs')} />
    </Row>
    <fieldset className="needs">
      <Spaced>
        <legend className="visually-hidden">{WORDS.forms.needs}</legend>
        {COMMON_NEEDS.map((need) => (
          <label key={need}>
            <input type="checkbox" name="needs" value={need} /> {capitalise(need)}
          </label>
        ))}
      </Spaced>
      <div data-part="keep" />
    </fieldset>
  </>
)

type TypedField = Exclude<keyof typeof CONTACT, 'reason'>

const attributesOf = (field: TypedField) => ({ id: `contact-${field}`, name: field })

const Label = ({ field }: { field: TypedField }) => (
  <label htmlFor={`contact-${field}`}>
    {CONTACT[field].label}
    {'isOptional' in CONTACT[field] ? ` ${WORDS.forms.optional}` : null}
  </label>
)

interface NewsletterFormProps extends FormProps {
  placeholder: string
  button: string
  /** Shown beside the form after subscribing, where the company adds addresses by hand. */
  next: string
  /** The form of a mailing-list service; without it the address is sent like a message. */
  service?: Company['services']['newsletter']
}

/** The newsletter form. Once a page, since its ids are fixed. */
export function NewsletterForm({ placeholder, button, next, service, ...form }: NewsletterFormProps) {
  const field = (
    <>
      <label htmlFor="newsletter-form-email">
        {NEWSLETTER.email.label} {WORDS.forms.isRequired}
      </label>
      <Row>
        <input
          id="newsletter-form-email"
          type="email"
          name={service?.emailField ?? 'email'}
          autoComplete="email"
          placeholder={placeholder}
          required
        />
        <button className={buttonClass()} type="submit">
          {button}
        </button>
      </Row>
    </>
  )
  if (!service)
    return (
      <Form name="newsletter" id="newsletter-form" done={{ 'newsletter-received': next }} {...form}>
        {field}
      </Form>
    )
  // Sent without our code: the service’s page says what it has done, and asks whatever else it needs.
  return (
    <FormPlace {...form}>
      <form className="form" role="none" id="newsletter-form" action={service.address} method="post">
        {field}
        {service.hidden?.map(({ name, value = '' }) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
      </form>
    </FormPlace>
  )
}

interface NamedFormProps extends FormProps {
  /** Tells the receiver which form it is. */
  name: string
  id?: string
  /** What to add to the toast’s text after sending, by the fragment that the receiver redirects to. */
  done: Readonly<Record<string, string | undefined>>
  children: ReactNode
}

/**
 * A form that works by native POST, after which the receiver redirects back to a fragment of the page; form.client.ts sends it with fetch.
 * Without a receiver the form opens an email; with scripts it shows the message for sending it another way.
 *
 * The message beside a form that was sent is shown as `:target` without scripts, else by form.client.ts, which also shows it as a toast. It
 * is no live region, since the message would be announced twice.
 *
 * The form keeps its role: with `role="none"` Orca said the reason’s field, emptied after sending, as if the focus had moved there.
 */
const Form = ({ name, id, action, unconnected, privacy, toast, done, subjects, children, ...channels }: NamedFormProps) => (
  <FormPlace privacy={privacy} {...channels}>
    <form
      className="form"
      id={id}
      action={action ?? `mailto:${channels.email}`}
      method="post"
      encType={action ? undefined : 'text/plain'}
      {...lazyPart('form')}
      data-subjects={subjects?.join('\n')}
      data-query={subjects && ''}
    >
      {action ? null : <p className="form-note">{unconnected}</p>}
      {children}
      <input type="hidden" name="form-name" value={name} />
      {/* Honeypot: bots fill in fields that people do not see. Browsers without styles show it. */}
      <p hidden>
        <label>
          {WORDS.forms.leaveEmpty} <input name="fax" autoComplete="off" />
        </label>
      </p>
      <div data-part="done">
        {Object.entries(done).map(([fragment, next]) => (
          <p key={fragment} className="form-done" id={fragment} tabIndex={-1} hidden>
            <OnlyOnce when={WORDS.onlyOnce.sent} />
            <strong data-part="title">{toast.title}</strong> <span data-part="text">{toast.description}</span>
            {next ? ` ${next}` : null}
          </p>
        ))}
      </div>
    </form>
  </FormPlace>
)

/** A form, what happens to the visitor’s data, and other ways to reach the company. */
const FormPlace = ({ privacy, children, email, phone, whatsapp }: ContactChannels & { privacy: string; children: ReactNode }) => (
  <div className="form-place">
    {children}
    <p className="form-note">{privacy}</p>
    <ContactDetails email={email} phone={phone} whatsapp={whatsapp} />
  </div>
)

interface FormFailureProps {
  email: string
  whatsapp: string
  texts: Readonly<
    Record<'offline' | 'refused' | 'missing' | 'silent' | 'written' | 'instead' | 'mail' | 'copy' | 'copied' | 'notCopied', string>
  >
}

/** Template that form.client.ts shows below a form that was not sent: the error, and other ways to send the message. Every page has one. */
export const FormFailure = ({ email, whatsapp, texts: { instead, mail, copy, ...messages } }: FormFailureProps) => (
  <template data-form-failure={JSON.stringify(messages)}>
    <div className="form-failure">
      <p tabIndex={-1} data-part="problem" />
      <p className="form-written" data-part="written" />
      <p>
        <OnlyOnce when={WORDS.onlyOnce.notSent} />
        {instead}
      </p>
      <Actions>
        <a className={buttonClass('quiet')} data-part="mail" href={`mailto:${email}`}>
          {mail}
        </a>
        <button className={buttonClass('quiet')} type="button" data-part="copy">
          {copy}
        </button>
        <ExternalLink href={whatsapp} text="WhatsApp" />
      </Actions>
    </div>
  </template>
)
