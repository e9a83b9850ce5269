/** A picture of a gallery in its large size. */
export interface EnlargedPicture {
  href: string
  alt: string
  caption: string
  width: number
  height: number
  /** Better formats of photographs, best first. */
  sources: readonly { type: string; srcset: string }[]
}

/** The pictures of a link’s gallery in the page’s order, read from the page’s own links, and the place of the link among them. */
export function readGallery(trigger: HTMLAnchorElement): { pictures: EnlargedPicture[]; start: number } {
  const all = [...document.querySelectorAll<HTMLAnchorElement>('a[data-widget=dialog-pictures]')]
  const links = all.filter((link) => link.dataset.gallery === trigger.dataset.gallery)
  return { pictures: links.map(toPicture), start: links.indexOf(trigger) }
}

function toPicture(link: HTMLAnchorElement): EnlargedPicture {
  const small = link.querySelector('img')
  const sources = [...link.querySelectorAll('source')].filter((source) => !source.media)
  return {
    href: link.href,
    alt: small?.alt ?? '',
    caption: link.dataset.caption ?? '',
    width: Number(small?.getAttribute('width')) || 1200,
    height: Number(small?.getAttribute('height')) || 800,
    sources: sources.map(({ type, srcset }) => ({ type, srcset })),
  }
}
