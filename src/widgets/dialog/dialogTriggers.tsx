import type { ReactNode } from 'react'
import type { Picture } from '../../lib/responsivePicture.ts'
import { WORDS } from '../../lib/words.ts'
import { lazyPart } from '../lazyPart.ts'

// Both links must be outside islands: when an island fails, copies without event listeners replace its elements.

interface DialogTriggerProps {
  /** The id of the section that the dialog shows: its first heading becomes the title, the rest the content. */
  section: string
  className?: string
  /** The link’s text: Buy Tickets. The accessible name must also say for what: “for Sankara”. */
  children: ReactNode
}

/** A link to a section that opens as a dialog where scripts run. */
export const DialogTrigger = ({ section, className, children }: DialogTriggerProps) => (
  <a className={className} href={`#${section}`} {...lazyPart('dialog')}>
    {children}
  </a>
)

interface PictureTriggerProps {
  picture: Picture
  /** The id of the gallery’s heading, or of an element that holds it. All triggers with the same id are one series. */
  gallery: string
  /**
   * The small picture. Its alternative text is the end of the link’s accessible name, and is read once: the content of a button is not read
   * apart from its name (as Orca does). A shorter name would therefore hide it.
   */
  children: ReactNode
}

/** A link to a larger picture, which opens in a dialog with its gallery where scripts run. */
export const PictureTrigger = ({ picture: { url, caption }, gallery, children }: PictureTriggerProps) => (
  <a className="picture-trigger" href={url} {...lazyPart('dialog-pictures')} data-gallery={gallery} data-caption={caption}>
    <span className="visually-hidden">{`${WORDS.gallery.enlarge} `}</span>
    {children}
  </a>
)
