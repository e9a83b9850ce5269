import type { ReactNode } from 'react'
import { IN_ROW, type Picture as PictureData } from '../lib/picture.ts'
import { Badge } from '../ui/Badge.tsx'
import { Day } from '../ui/Day.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Picture } from '../ui/Picture.tsx'

interface ArticleCardProps {
  /** Its page, where it has one. */
  href: string | undefined
  title: string
  excerpt: ReactNode
  date: string
  category: string
  /** Left out in lists of earlier news. */
  image?: PictureData | undefined
  externalLink?: string
  /** The language of title and excerpt, when it is not the site’s. */
  lang?: 'yo' | undefined
  headingLevel?: 2 | 3
  /** Shown larger, with the whole excerpt, and first on its page: its picture is fetched at once. */
  featured?: boolean
  /** How wide the picture will be, where three do not stand side by side. */
  sizes?: string
}

/** A news article: picture, headline, excerpt, date and category. Press coverage links to where it stands. */
export function ArticleCard({
  href,
  title,
  excerpt,
  date,
  category,
  image,
  externalLink,
  lang,
  headingLevel = 3,
  featured = false,
  sizes = IN_ROW.three,
}: ArticleCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={featured ? 'card article-card article-card-featured' : 'card article-card'}>
      {image ? (
        <Picture
          picture={{ ...image, alt: '' }}
          className="card-picture"
          priority={featured}
          sizes={featured ? '(min-width: 48em) 51vw, 90vw' : sizes}
        />
      ) : null}
      <div className="article-words">
        <Heading className="clamp">
          {href ? (
            <a className={externalLink ? undefined : 'card-cover'} href={href}>
              <span lang={lang}>{title}</span>
            </a>
          ) : (
            <span lang={lang}>{title}</span>
          )}
        </Heading>
        <p className="clamp">
          <span lang={lang}>{excerpt}</span>
        </p>
        <p className="meta">
          <Day value={date} as="short" /> <Badge>{category}</Badge>
        </p>
        {externalLink ? (
          <p>
            <ExternalLink href={externalLink} describe={`Read the coverage: ${title}`} className="more">
              Read the coverage
            </ExternalLink>
          </p>
        ) : null}
      </div>
    </div>
  )
}
