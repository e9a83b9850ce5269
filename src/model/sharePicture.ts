import type { Site } from '../content/site.ts'
import type { Picture } from '../lib/responsivePicture.ts'
import { findPage } from './pages.ts'

/** The size that social networks show without cropping, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** The picture that social networks show with a link: its address on this site, such as /share/poster.1a2b3c4d.jpg, and its source. */
interface SharePicture {
  url: string
  picture: Picture
}

/** The first picture of a page; that of the home page for pages without one. Undefined when that has none either. */
export function findSharePicture(site: Site, path = '/'): SharePicture | undefined {
  const picture = findPage(site, path)?.picture ?? findPage(site, '/')?.picture
  if (!picture) return undefined
  // The picture’s address has a hash of its content, so the address of the cropped copy changes with it.
  const name = picture.url.replace(/^.*\/|\.\w+$/g, '')
  return { url: `/share/${name}${picture.focus ? `-${picture.focus}` : ''}.jpg`, picture }
}
