import type { Page } from '@playwright/test'

/** A picture’s stated and real width. */
export interface PictureSize {
  /** The address of the picture, and the class of the part of the page that it is in. */
  picture: string
  sizes: string
  /** The computed width of its `sizes` in this viewport, in CSS pixels. NaN without `sizes`. */
  said: number
  /** The rendered width, or more where it is cropped to fill a taller box. */
  drawn: number
}

/** The stated and real width of every picture with several widths. Opens all `details` and shows all tab panels first. */
export const readPictureSizes = (page: Page): Promise<PictureSize[]> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    // Shows the panels of all tabs.
    for (const panel of document.querySelectorAll<HTMLElement>('[role=tabpanel]')) panel.hidden = false
    const lengthOf = (sizes: string) => {
      const parts = sizes.split(', ').map((part) => /^(\(.*\))? ?(\S+)$/.exec(part) ?? [])
      const [, , length = ''] = parts.find(([, query]) => !query || matchMedia(query).matches) ?? []
      const [, number, unit] = /^([\d.]+)(vw|px)$/.exec(length) ?? []
      return Number(number) * (unit === 'vw' ? innerWidth / 100 : 1)
    }
    return [...document.querySelectorAll('picture')].flatMap((picture) => {
      const source = [...picture.querySelectorAll('source')].find(
        ({ media, srcset }) => srcset.includes(' ') && (!media || matchMedia(media).matches),
      )
      const { width, height } = picture.getBoundingClientRect()
      if (!source || width === 0) return []
      const image = picture.querySelector('img') as HTMLImageElement
      const sized = source.hasAttribute('width') ? source : image
      const ratio = Number(sized.getAttribute('width')) / Number(sized.getAttribute('height'))
      const part = picture.parentElement?.closest('[class]')?.className
      const name = `${source.srcset.split(' ')[0]} in ${part}`
      return [{ picture: name, sizes: source.sizes, said: lengthOf(source.sizes), drawn: Math.max(width, height * ratio) }]
    })
  })
