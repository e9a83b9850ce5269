/**
 * What is wrong with how a page asks for its first picture. A drawing is asked for in the head, for each size of screen that has one of
 * its own, and nothing else is. A photograph comes in a width that is chosen in its place, since data may be to be saved: it waits there
 * for the script beside it, and the head asks for nothing.
 */
export function errorsOfFirst(document: Document): string[] {
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const asked = all('link[rel=preload]').map((link) => link.getAttribute('href') ?? link.getAttribute('imagesrcset'))
  const image = document.querySelector('img[fetchpriority=high]')
  const parts = all('picture:has(img[fetchpriority=high]) > :is(source, img)')
  const addresses = parts.map((part) => part.getAttribute('src') ?? part.getAttribute('srcset'))
  const isPhotograph = parts.some((part) => / \d+w(?:,|$)/.test(part.getAttribute('srcset') ?? ''))
  const expected = isPhotograph ? [] : addresses
  const errors = asked.join() === expected.join() ? [] : [`The head asks for ${asked.join()}, not for ${expected.join()}.`]
  const waits = image?.getAttribute('loading') === 'lazy' && image.nextElementSibling?.tagName === 'SCRIPT'
  if (image && waits !== isPhotograph) errors.push(isPhotograph ? 'The photograph does not wait for its width.' : 'The drawing waits.')
  return errors
}
