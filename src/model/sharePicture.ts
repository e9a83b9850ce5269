import type { Site } from '../content/site.ts'
import type { Picture } from '../lib/responsivePicture.ts'
import { findPage } from './pages.ts'

/** The size that social networks show without cropping, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** How a picture gets this size: a tall one whole, in the middle of the card; any other cut to its focus, or to its centre. */
export const framingOf = ({ width, height, focus }: Pick<Picture, 'width' | 'height' | 'focus'>) =>
  focus ?? (width < height ? 'whole' : 'centre')

/** The first picture of a page, or that of the home page, with its address on this site; undefined when that has none either. */
export function findSharePicture(site: Site, path = '/'): { url: string; picture: Picture } | undefined {
  const picture = findPage(site, path)?.picture ?? findPage(site, '/')?.picture
  // The picture’s address has a hash of its content, so the address of its copy changes with it.
  const name = picture?.url.replace(/^.*\/|\.\w+$/g, '')
  return picture && { url: `/share/${name}-${framingOf(picture)}.jpg`, picture }
}
