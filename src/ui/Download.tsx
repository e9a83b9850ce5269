import type { ReactNode } from 'react'
import { formatSize } from '../lib/fileSize.ts'
import { lazyPart } from '../lib/lazyPart.ts'
import { type ButtonLook, buttonClass } from './Button.tsx'
import { type ContactChannels, ContactDetails } from './ContactDetails.tsx'

interface DownloadProps extends ContactChannels {
  /** Unique on the page. */
  id: string
  /** The words on the button. */
  children: ReactNode
  /** Where the file is, what it is called once it is kept, and how much it weighs. */
  file: { url: string; name: string; bytes: number }
  /** What kind of file it is, as people say it: PDF. */
  kind: string
  toast: { title: string; description: string }
  look?: ButtonLook
}

/**
 * A link that downloads a file; what kind of file and how heavy stands beside it. The browser alone downloads it;
 * the `acknowledge` enhancement says so in a toast as well, in the words of a note that nothing opens.
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
