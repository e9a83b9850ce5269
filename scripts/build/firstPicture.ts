/** The first picture of a page, which alone is fetched at once: its sources and the attributes of its fallback. */
const FIRST = /<picture[^>]*>((?:<source[^>]*>)*)<img([^>]*) fetchpriority="high">/
/** A photograph: the browser is to choose among several widths. */
const WIDTHS = / srcset="[^"]* \d+w[",]/

/**
 * Has a first photograph fetched: at its smallest width where data is to be saved. Stands in no page whose first picture is a drawing.
 * What it says of the width has to be said before anything is fetched, and browsers read ahead of scripts: so the photograph is lazy
 * until this has been read, which they respect. Without scripts, nothing is lazy.
 */
const CHOOSE_WIDTH =
  "{const{previousSibling:i,parentNode:p}=document.currentScript;if('less'in document.documentElement.dataset)for(const s of p.children)s.sizes='1px';i.loading='eager'}"

/**
 * Links by which a browser asks for the first picture of a page in the moment in which it reads the head: found in the body it comes
 * together with the stylesheet, and waits until all of that has been laid out. Empty where no picture is first, and where it is a
 * photograph: a browser would take the link at its word before it is known whether data is to be saved.
 */
export function preloadFirst(page: string): string {
  const [, sources = '', fallback] = FIRST.exec(page) ?? []
  if (fallback === undefined || WIDTHS.test(sources)) return ''
  const offers = [...sources.matchAll(/<source([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const media = [...new Set(offers.map((offer) => attributeOf(offer, 'media')))].filter((query) => query !== undefined)
  const others = media.length > 0 ? `not all and ${media[0]}` : undefined
  const links = [...media, undefined].map((query) => {
    const offer = offers.find((one) => attributeOf(one, 'media') === query) ?? fallback
    return toLink(offer, query ?? others)
  })
  return links.join('')
}

/** A page whose first picture, if it is a photograph, comes at its smallest width where data is to be saved. */
export function chooseFirstWidth(page: string): string {
  const [picture = '', sources = ''] = FIRST.exec(page) ?? []
  if (!WIDTHS.test(sources)) return page
  return page.replace(picture, () => `${picture.slice(0, -1)} loading="lazy"><script>${CHOOSE_WIDTH}</script>`)
}

function toLink(offer: string, media: string | undefined): string {
  const address = attributeOf(offer, 'srcset') ?? attributeOf(offer, 'src')
  return `<link rel="preload" as="image" href="${address}"${media ? ` media="${media}"` : ''} fetchpriority="high">`
}

const attributeOf = (attributes: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
