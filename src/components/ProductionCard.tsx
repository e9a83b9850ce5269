import type { ReactNode } from 'react'
import type { Picture as PictureData } from '../lib/responsivePicture.ts'
import { Picture } from '../ui/Picture.tsx'
import { CardLink } from './CardLink.tsx'

interface ProductionCardProps {
  href: string | undefined
  title: string
  summary: ReactNode
  /** Absent in long lists. */
  image: PictureData | undefined
  /** The poster’s `sizes`, where cards are not four in a row. */
  sizes?: string
}

/** The card of a production: poster, title and one sentence. The whole card is one link, if the production has a page. */
export function ProductionCard({ href, title, summary, image, sizes = '(min-width: 48em) 21vw, 43vw' }: ProductionCardProps) {
  return (
    <div className="card">
      {image ? <Picture picture={{ ...image, alt: '' }} className="card-picture" sizes={sizes} /> : null}
      <h3>
        <CardLink href={href} title={title} />
      </h3>
      <p className="clamp">
        <span>{summary}</span>
      </p>
    </div>
  )
}
