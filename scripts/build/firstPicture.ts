/** The first picture of a page, which alone is fetched at once: its sources and the attributes of its fallback. */
const FIRST = /<picture[^>]*>((?:<source[^>]*>)*)<img([^>]*) fetchpriority="high">/

/**
 * Links by which a browser asks for the first picture of a page in the moment in which it reads the head: found in the body it comes
 * together with the style sheet, and waits until all of that has been laid out. Empty where no picture is first.
 */
export function preloadFirst(page: string): string {
  const [, sources = '', fallback] = FIRST.exec(page) ?? []
  if (fallback === undefined) return ''
  const offers = [...sources.matchAll(/<source([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const media = [...new Set(offers.map((offer) => attributeOf(offer, 'media')))].filter((query) => query !== undefined)
  const others = media.length > 0 ? `not all and ${media[0]}` : undefined
  // Of each size of screen the best format: who does not know it asks later.
  const best = [...media, undefined].map((query) => {
    const offer = offers.find((one) => attributeOf(one, 'media') === query) ?? fallback
    return toLink(offer, query ?? others)
  })
  return best.join('')
}

function toLink(offer: string, media: string | undefined): string {
  const [srcset, sizes, type] = ['srcset', 'sizes', 'type'].map((name) => attributeOf(offer, name))
  const isOne = srcset === undefined || !srcset.includes(' ')
  const address = isOne ? ` href="${srcset ?? attributeOf(offer, 'src')}"` : ` imagesrcset="${srcset}" imagesizes="${sizes}"`
  return `<link rel="preload" as="image"${address}${type ? ` type="${type}"` : ''}${media ? ` media="${media}"` : ''} fetchpriority="high">`
}

const attributeOf = (attributes: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
