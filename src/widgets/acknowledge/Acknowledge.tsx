import { formatSize } from '../../lib/fileSize.ts'
import { WORDS } from '../../lib/words.ts'
import { type ContactChannels, ContactDetails } from '../../ui/ContactDetails.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { type ButtonLook, buttonClass } from '../../ui/links.tsx'
import { OnlyOnce } from '../../ui/OnlyOnce.tsx'
import { lazyPart } from '../lazyPart.ts'

interface MessageProps extends ContactChannels {
  toast: { title: string; description: string }
}

interface ButtonProps extends ContactChannels {
  /** Unique on the page. */
  id: string
  text: string
  look?: ButtonLook
}

interface AcknowledgeProps extends ButtonProps, MessageProps {
  /** Accessible name where the text alone does not distinguish buttons. It begins with the text (WCAG 2.5.3). */
  describe?: string | undefined
  describedBy?: string
  /** Whether it also opens the browser’s print view of the page. */
  prints?: true
}

/**
 * A button that only shows a message and sends nothing. Without scripts it opens a popover with the message and contact details; the
 * `acknowledge` enhancement shows a toast instead.
 */
export function Acknowledge({ id, text, describe, describedBy, look, prints, ...message }: AcknowledgeProps) {
  const note = `${id}-note`
  const names = { 'aria-label': describe, 'aria-describedby': describedBy, 'data-prints': prints && '' }
  return (
    <>
      <button className={buttonClass(look)} type="button" popoverTarget={note} {...names} {...lazyPart('acknowledge')}>
        {text}
      </button>
      <div className="note" id={note} popover="auto">
        <Message {...message} />
        <button className="toasts-close" type="button" popoverTarget={note} popoverTargetAction="hide">
          <Icon name="close" />
          {WORDS.common.close}
        </button>
      </div>
    </>
  )
}

const Message = ({ toast, ...channels }: MessageProps) => (
  <>
    <p>
      <OnlyOnce when={WORDS.onlyOnce.pressed} />
      <strong data-part="title">{toast.title}</strong>{' '}
      <span data-part="text">{[toast.description, channels.write?.before].filter(Boolean).join(' ')}</span>
    </p>
    <ContactDetails {...channels} />
  </>
)

/**
 * A button that does nothing yet. The reason (why, and whom to contact) is shown below it, is its accessible description, and is announced
 * when the button is activated.
 */
export const Unavailable = ({ reason, look = 'quiet', ...button }: ButtonProps & { reason: string }) => (
  <div className="unavailable">
    <Acknowledge {...button} describedBy={`${button.id}-reason`} toast={{ title: button.text, description: reason }} look={look} />
    <p id={`${button.id}-reason`}>{reason}</p>
  </div>
)

/** A button for a page that prints as a brochure, where there is no PDF. How to do so is shown below it, since only scripts can print. */
export const PrintView = ({ how, ...button }: ButtonProps & MessageProps & { how: string }) => (
  <>
    <Acknowledge {...button} describedBy={`${button.id}-how`} prints />
    <span className="meta" id={`${button.id}-how`}>
      {how}
    </span>
  </>
)

interface DownloadProps extends ButtonProps, MessageProps {
  /** The PDF’s address, the file name to save it under, and its maximum size. */
  file: { url: string; name: string; maxBytes: number }
}

/**
 * A download link of a brochure, with its type and size beside it. Works without JavaScript; the `acknowledge` enhancement also confirms the
 * download in a toast, whose text is in a popover that nothing else opens.
 */
export const Download = ({ id, text, file, look, ...message }: DownloadProps) => (
  <>
    <a className={buttonClass(look)} href={file.url} download={file.name} aria-describedby={`${id}-size`} {...lazyPart('acknowledge')}>
      {text}
    </a>
    <div popover="">
      <Message {...message} />
    </div>
    <span className="meta" id={`${id}-size`}>
      {WORDS.common.fileAtMost('PDF', formatSize(file.maxBytes))}
    </span>
  </>
)
