import { buttonClass } from '../../ui/Button.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'

interface FormFailureProps {
  email: string
  whatsapp: string
  words: Readonly<
    Record<'offline' | 'refused' | 'missing' | 'silent' | 'written' | 'instead' | 'mail' | 'copy' | 'copied' | 'notCopied', string>
  >
}

/** Template that form.client.ts shows below a form that was not sent: the error, and other ways to send the message. Every page has one. */
export function FormFailure({ email, whatsapp, words: { instead, mail, copy, ...messages } }: FormFailureProps) {
  return (
    <template data-form-failure={JSON.stringify(messages)}>
      <div className="form-failure">
        <p tabIndex={-1} data-part="problem" />
        <p className="form-written" data-part="written" />
        <p>{instead}</p>
        <p className="actions">
          <a className={buttonClass('quiet')} data-part="mail" href={`mailto:${email}`}>
            {mail}
          </a>
          <button className={buttonClass('quiet')} type="button" data-part="copy">
            {copy}
          </button>
          <ExternalLink href={whatsapp}>WhatsApp</ExternalLink>
        </p>
      </div>
    </template>
  )
}
