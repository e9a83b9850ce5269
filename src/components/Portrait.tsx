import { clsx } from 'clsx'
import type { Picture as PictureData } from '../lib/responsivePicture.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'

interface PortraitProps {
  /** Absent as long as there is no picture of the person: the drum of the company stands in its place. */
  picture: PictureData | undefined
  sizes: string
  className?: string
}

/** The portrait of a person. */
export const Portrait = ({ picture, sizes, className }: PortraitProps) =>
  picture ? (
    <Picture picture={picture} sizes={sizes} className={className} />
  ) : (
    <div className={clsx('no-portrait', className)} aria-hidden="true">
      <Icon name="drum" />
    </div>
  )
