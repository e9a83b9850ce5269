import { spokenText } from './outline.ts'

/** The alt texts of a page in its order, without duplicates, and how many pictures and icons are decorative. */
export function picturesOf(document: Document) {
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
