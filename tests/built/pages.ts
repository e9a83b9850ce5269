import { existsSync, readFileSync } from 'node:fs'
import { JSDOM, VirtualConsole } from 'jsdom'
import { fileOf } from '../../scripts/build/staging.ts'
import { ROUTES } from '../../src/lib/routes.ts'

/** A built page and its document. */
export interface BuiltPage {
  /** Its address; /404 for the not-found page. */
  route: string
  html: string
  document: Document
}

export const NOT_FOUND = '/404'

/** jsdom knows no layers and would say so for every page. */
const SILENT = new VirtualConsole()

function readPage(route: string): BuiltPage {
  const file = `dist/${fileOf(route)}`
  if (!existsSync(file)) throw new Error(`${file} is not there. Run "npm run build" first.`)
  const html = readFileSync(file, 'utf8')
  return { route, html, document: new JSDOM(html, { virtualConsole: SILENT }).window.document }
}

/** All built pages, the not-found page last. */
export const PAGES: readonly BuiltPage[] = [...ROUTES, NOT_FOUND].map(readPage)

/** The pages of the site map. */
export const ROUTED = PAGES.filter(({ route }) => route !== NOT_FOUND)

/** What elements of a page match, as text for messages. */
export const outerTags = (elements: Iterable<Element>): string[] => [...elements].map((element) => element.outerHTML.slice(0, 160))
