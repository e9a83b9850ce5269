/**
 * The errors in how a page loads its first picture. A drawing must be preloaded in the head, once for each orientation it has. A photograph
 * must not be preloaded: an inline script beside it chooses its width, because save-data mode may be on.
 */
export function firstPictureErrors(document: Document): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const preloaded = all('link[rel=preload]').map((link) => link.getAttribute('href') ?? link.getAttribute('imagesrcset'))
  const image = document.querySelector('img[fetchpriority=high]')
  const parts = all('picture:has(img[fetchpriority=high]) > :is(source, img)')
  const addresses = parts.map((part) => part.getAttribute('srcset'))
  const isPhotograph = parts.some((part) => / \d+w(?:,|$)/.test(part.getAttribute('srcset') ?? ''))
  const expected = isPhotograph ? [] : addresses
  const errors = preloaded.join() === expected.join() ? [] : [`The head preloads ${preloaded.join()}, not ${expected.join()}.`]
  const waits = image?.getAttribute('loading') === 'lazy' && image.nextElementSibling?.tagName === 'SCRIPT'
  if (image && waits !== isPhotograph)
    errors.push(isPhotograph ? 'The photograph is not lazy until its width is known.' : 'The drawing is lazy.')
  return errors
}
