import type { ReactNode } from 'react'
import { formatSize } from '../lib/fileSize.ts'
import { lazyPart } from '../lib/lazyPart.ts'
import { type ButtonLook, buttonClass } from './Button.tsx'
import { type ContactChannels, ContactDetails } from './ContactDetails.tsx'

interface DownloadProps extends ContactChannels {
  /** An id, unique on the page. */
  id: string
  children: ReactNode
  /** The file’s address, the file name to save it under, and its size. */
  file: { url: string; name: string; bytes: number }
  kind: string
  toast: { title: string; description: string }
  look?: ButtonLook
}

/**
 * A download link with the file’s type and size beside it. Works without JavaScript; the `acknowledge` enhancement also confirms the
 * download in a toast, whose text is in a popover that nothing else opens.
 */
export function Download({ id, children, file, kind, toast, look, ...channels }: DownloadProps) {
  return (
    <>
      <a className={buttonClass(look)} href={file.url} download={file.name} aria-describedby={`${id}-size`} {...lazyPart('acknowledge')}>
        {children}
      </a>
      <div popover="">
        <p>
          <strong data-part="title">{toast.title}</strong> <span data-part="text">{toast.description}</span>
        </p>
        <ContactDetails {...channels} />
      </div>
      <span className="meta" id={`${id}-size`}>
        {kind}, {formatSize(file.bytes)}
      </span>
    </>
  )
}
