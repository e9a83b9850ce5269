import { clsx } from 'clsx'
import { bytesOnPhone, type Picture as ContentPicture, type PictureFile } from '../lib/responsivePicture.ts'

interface PictureProps {
  picture: PictureFile & Pick<ContentPicture, 'alt' | 'focus'>
  /** A portrait picture (4:5) shown instead of a landscape one (16:9) on screens under 48em, for pages that have both. */
  tall?: PictureFile
  /** The `sizes` attribute. Only photographs use it. */
  sizes?: string
  /** For the first picture of a page: loaded before the others. */
  priority?: boolean
  /** Whether zooming in on a phone may show a larger version, as wide as the screen. */
  enlarged?: boolean
  className?: string
}

/** The screens that show the portrait picture. */
export const PHONE = '(max-width: 47.99em)'

/**
 * Loads the first picture, except in save-data mode. The browser’s preload scanner runs ahead of scripts: so the picture is lazy until this
 * script, beside it, has run. Without scripts, browsers ignore `loading=lazy`.
 */
const LOAD = "document.documentElement.dataset.mode==='full'&&(document.currentScript.previousSibling.loading='eager')"

/** A picture in its best format and size, with its space reserved. All but the first load lazily. */
export function Picture({ picture, tall, sizes = '100vw', priority = false, enlarged = false, className }: PictureProps) {
  const ratio = tall ? 'ratio-tall-wide' : `ratio-${ratioOf(picture)}`
  return (
    <picture
      className={clsx('picture', ratio, picture.focus && `focus-${picture.focus}`, !priority && 'later', className)}
      data-kb={Math.max(1, Math.round(bytesOnPhone(tall ?? picture, enlarged ? '100vw' : sizes) / 1024))}
    >
      {tall ? <Sources file={tall} media={PHONE} sizes={sizes} withFallback /> : null}
      <Sources file={picture} sizes={sizes} />
      <img
        src={picture.small}
        srcSet={picture.url}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading="lazy"
        {...(priority && { fetchPriority: 'high' })}
      />
      {priority ? <script {...{ dangerouslySetInnerHTML: { __html: LOAD } }} /> : null}
    </picture>
  )
}

function Sources({
  file,
  sizes,
  media,
  withFallback = false,
}: {
  file: PictureFile
  sizes: string
  media?: string
  withFallback?: boolean
}) {
  const size = media ? { media, width: file.width, height: file.height } : {}
  return (
    <>
      {file.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} {...size} />
      ))}
      {withFallback ? <source srcSet={file.url} {...size} /> : null}
    </>
  )
}

/** The aspect ratios that Picture.css has a class for. */
const RATIOS = { tall: 4 / 5, square: 1, card: 3 / 2, logo: 5 / 3, wide: 16 / 9 } as const

/** The class whose aspect ratio is nearest to the picture’s own, because the CSP allows no inline styles. The picture fills that space. */
function ratioOf({ width, height }: PictureFile): keyof typeof RATIOS {
  const names = Object.keys(RATIOS) as (keyof typeof RATIOS)[]
  const distance = (name: keyof typeof RATIOS) => Math.abs(Math.log(RATIOS[name] / (width / height)))
  return names.reduce((best, name) => (distance(name) < distance(best) ? name : best))
}
