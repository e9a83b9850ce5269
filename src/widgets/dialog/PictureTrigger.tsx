import type { ReactNode } from 'react'
import { lazyPart } from '../../lib/lazyPart.ts'
import type { Picture } from '../../lib/responsivePicture.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

interface PictureTriggerProps {
  picture: Picture
  /** The id of the gallery’s heading, or of an element that holds it. All triggers with the same id are one series. */
  gallery: string
  /** The small picture, with the alternative text that names the link. */
  children: ReactNode
}

/**
 * A link to a larger picture, which opens in a dialog with its gallery where scripts run. Must be outside islands: when an island fails,
 * copies without event listeners replace its elements.
 */
export function PictureTrigger({ picture, gallery, children }: PictureTriggerProps) {
  return (
    <a
      className="picture-trigger"
      href={picture.url}
      {...lazyPart('dialog-pictures')}
      data-gallery={gallery}
      data-caption={picture.caption}
    >
      <VisuallyHidden>Enlarge: </VisuallyHidden>
      {children}
    </a>
  )
}
