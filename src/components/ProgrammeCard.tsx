import type { ReactNode } from 'react'
import type { Picture as PictureData } from '../lib/responsivePicture.ts'
import { type Fact, Facts } from '../ui/Facts.tsx'
import { Picture } from '../ui/Picture.tsx'

interface ProgrammeCardProps {
  /** Undefined where it has no page. */
  href: string | undefined
  title: string
  text: ReactNode
  image: PictureData
  facts: readonly Fact[]
}

/** The card of a programme with its key facts. The whole card is one link. */
export function ProgrammeCard({ href, title, text, image, facts }: ProgrammeCardProps) {
  return (
    <div className="card">
      <Picture picture={{ ...image, alt: '' }} className="card-picture" sizes="(min-width: 48em) 640px, 90vw" />
      <h3>
        {href ? (
          <a className="card-cover" href={href}>
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      <p>{text}</p>
      <Facts facts={facts} />
    </div>
  )
}
