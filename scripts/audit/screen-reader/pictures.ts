import { heardText } from './outline.ts'

/** What is said of the pictures of a page. */
export interface PagePictures {
  /** Their alternative texts in the order of the page, each once. */
  described: string[]
  /** How many pictures are decoration, and say nothing. */
  decorative: number
  /** How many icons stand beside words, and say nothing. */
  icons: number
}

/** The pictures of a page: what is said of them, and how many say nothing. */
export function picturesOf(document: Document): PagePictures {
  const images = [...document.querySelectorAll('img')]
  const drawings = [...document.querySelectorAll('svg')]
  const said = [
    ...images.map((image) => image.getAttribute('alt') ?? ''),
    ...drawings
      .filter((drawing) => drawing.getAttribute('role') === 'img')
      .map((drawing) => drawing.getAttribute('aria-label') ?? heardText(drawing)),
  ]
  return {
    described: [...new Set(said.filter((words) => words !== ''))],
    decorative: said.filter((words) => words === '').length,
    icons: drawings.filter((drawing) => drawing.getAttribute('aria-hidden') === 'true').length,
  }
}
