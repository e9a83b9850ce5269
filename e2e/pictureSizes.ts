import type { Page } from '@playwright/test'

/** A picture’s place on a page: what it says of its width, and what is so. */
export interface Room {
  /** The picture’s address, and the part it stands in. */
  picture: string
  sizes: string
  /** The width its `sizes` comes to on this screen, in CSS pixels. Not a number where it says none. */
  said: number
  /** The width it is drawn at: that of its room, or more where it is cropped to fill a higher one. */
  drawn: number
}

/** Of every picture on the page that offers several widths, what it says and what is so. Answers that are closed are opened. */
export const readRooms = (page: Page): Promise<Room[]> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    // Where tabs wait to be chosen, all of them are looked at.
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
