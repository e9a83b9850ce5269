import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/** The catalogue of the criteria of WCAG 2.2 by the US General Services Administration (GSA). It has one chapter for each level. */
interface Catalogue {
  chapters: { id: string; criteria: { id: string; handle: string; alt_id: string; components: string[] }[] }[]
  terms: { id: string }[]
}

const read = (file: string) => readFileSync(path.join(import.meta.dirname, 'gsa', file), 'utf8')

export const CATALOGUE_NAME = '2.5-edition-wcag-2.2-en'
export const CATALOGUE: Catalogue = parse(read(`${CATALOGUE_NAME}.yaml`))
export const OPENACR_SCHEMA: object = JSON.parse(read('openacr-0.1.0.json'))

/** The address of a criterion in the text of WCAG 2.2. */
export function criterionUrl(number: string): string {
  const found = CATALOGUE.chapters.flatMap(({ criteria }) => criteria).find(({ id }) => id === number)
  if (!found) throw new Error(`There is no criterion ${number} in ${CATALOGUE_NAME}.`)
  return `https://www.w3.org/TR/WCAG22/#${found.alt_id}`
}
