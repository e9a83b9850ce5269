/** The first picture of a page, the only one that is not lazy: its sources and the attributes of its fallback. */
const FIRST = /<picture[^>]*>((?:<source[^>]*>)*)<img([^>]*) fetchpriority="high">/
const WIDTHS = / srcset="[^"]* \d+w[",]/

/**
 * Inline script that loads a first photograph, in save-data mode at its smallest width. Pages whose first picture is a drawing do not have it.
 * The width must be known before the request, but the browser’s preload scanner runs ahead of scripts: so the photograph is lazy until this
 * script has run. Without scripts, browsers ignore `loading=lazy`.
 */
const CHOOSE_WIDTH =
  "{const{previousSibling:i,parentNode:p}=document.currentScript;if('less'in document.documentElement.dataset)for(const s of p.children)s.sizes='1px';i.loading='eager'}"

/**
 * Preload links for the first picture of a page. Without them it would load together with the stylesheet, and be shown only after layout.
 * Empty if the page has no such picture, or if it is a photograph: a preload would start before save-data mode is known.
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

/** Adds the script CHOOSE_WIDTH to a page whose first picture is a photograph. Returns other pages unchanged. */
export function chooseFirstWidth(page: string): string {
  const [picture = '', sources = ''] = FIRST.exec(page) ?? []
  if (!WIDTHS.test(sources)) return page
  return page.replace(picture, () => `${picture.slice(0, -1)} loading="lazy"><script>${CHOOSE_WIDTH}</script>`)
}

function toLink(offer: string, media: string | undefined): string {
  return `<link rel="preload" as="image" href="${attributeOf(offer, 'srcset')}"${media ? ` media="${media}"` : ''} fetchpriority="high">`
}

const attributeOf = (attributes: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
