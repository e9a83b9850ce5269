import type { ReactNode } from 'react'
import type { Picture as PictureData } from '../lib/picture.ts'
import { Picture } from '../ui/Picture.tsx'

interface ProductionCardProps {
  /** Its page, where it has one. */
  href: string | undefined
  title: string
  summary: ReactNode
  /** Left out in long lists. */
  image: PictureData | undefined
  /** How wide the poster will be, where four do not stand side by side. */
  sizes?: string
}

/** A production’s poster, title and one sentence: one link, the size of the card, where it has a page. */
export function ProductionCard({ href, title, summary, image, sizes = '(min-width: 48em) 21vw, 43vw' }: ProductionCardProps) {
  return (
    <div className="card">
      {image ? <Picture picture={{ ...image, alt: '' }} className="card-picture" sizes={sizes} /> : null}
      <h3>
        {href ? (
          <a className="card-cover" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p className="clamp">
        <span>{summary}</span>
      </p>
    </div>
  )
}
