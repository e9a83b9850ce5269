import type { ReactNode } from 'react'
import type { Picture as PictureData } from '../lib/picture.ts'
import { Picture } from '../ui/Picture.tsx'

interface ProductionCardProps {
  id: string
  title: string
  summary: ReactNode
  image: PictureData
}

/** A production’s poster, title and one sentence: one link, the size of the card. */
export function ProductionCard({ id, title, summary, image }: ProductionCardProps) {
  return (
    <article className="card">
      <Picture picture={{ ...image, alt: '' }} className="card-picture" sizes="(min-width: 48em) 25vw, 50vw" />
      <h3>
        <a className="card-cover" href={`/productions/${id}`}>
          {title}
        </a>
      </h3>
      <p className="clamp">
        <span>{summary}</span>
      </p>
    </article>
  )
}
