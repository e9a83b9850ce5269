import type { ReactNode } from 'react'
import { type Picture as PictureData, SIZES_IN_ROW } from '../lib/responsivePicture.ts'
import { Badge } from '../ui/Badge.tsx'
import { Day } from '../ui/Day.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { Picture } from '../ui/Picture.tsx'

interface ArticleCardProps {
  href: string | undefined
  title: string
  excerpt: ReactNode
  date: string
  category: string
  /** Absent in lists of earlier news. */
  image?: PictureData | undefined
  externalLink?: string
  /** The language of title and excerpt, when it differs from the site’s. */
  lang?: 'yo' | undefined
  headingLevel?: 2 | 3
  /** Shown larger, as the first card of its page. Its picture loads eagerly. */
  featured?: boolean
  /** The picture’s `sizes`, where cards are not three in a row. */
  sizes?: string
}

/** The card of a news article: picture, headline, excerpt, date and category. Press coverage links to its source. */
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
  sizes = SIZES_IN_ROW.three,
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
