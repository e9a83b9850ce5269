import { spokenText } from './outline.ts'

/** The alt texts of a page. */
export interface PagePictures {
  /** Alternative texts in the order of the page, without duplicates. */
  described: string[]
  /** Number of decorative pictures. */
  decorative: number
  /** Number of decorative icons. */
  icons: number
}

/** The alt texts of the pictures of a page, and how many pictures are decorative. */
export function picturesOf(document: Document): PagePictures {
  const images = [...document.querySelectorAll('img')]
  const drawings = [...document.querySelectorAll('svg')]
  const said = [
    ...images.map((image) => image.getAttribute('alt') ?? ''),
    ...drawings
      .filter((drawing) => drawing.getAttribute('role') === 'img')
      .map((drawing) => drawing.getAttribute('aria-label') ?? spokenText(drawing)),
  ]
  return {
    described: [...new Set(said.filter((words) => words !== ''))],
    decorative: said.filter((words) => words === '').length,
    icons: drawings.filter((drawing) => drawing.getAttribute('aria-hidden') === 'true').length,
  }
}
