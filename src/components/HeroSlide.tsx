import type { ReactNode } from 'react'
import type { Picture as PictureData } from '../lib/responsivePicture.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'

interface HeroSlideProps {
  heading: string
  text: ReactNode
  link: { text: string; href: string }
  image: PictureData
  /** The same scene in portrait format, for phones. */
  imageTall: PictureData
  /** Whether it is the first slide. Its picture is the page’s first, so it loads eagerly. */
  first: boolean
}

/** A slide of the hero: picture, text and button. */
export function HeroSlide({ heading, text, link, image, imageTall, first }: HeroSlideProps) {
  return (
    <div className="hero-slide">
      <Picture picture={image} tall={imageTall} priority={first} sizes="100vw" className="hero-picture" />
      <div className="wrap">
        <div className="hero-words">
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
          <ButtonLink href={link.href}>{link.text}</ButtonLink>
        </div>
      </div>
    </div>
  )
}
