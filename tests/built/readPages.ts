import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM, VirtualConsole } from 'jsdom'
import { toPageFile } from '../../scripts/build/staging.ts'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { NOT_FOUND, OFFLINE } from '../../src/lib/paths.ts'

/** A built page and its document. */
export interface BuiltPage {
  /** Its address, such as /about. The not-found and offline pages have one too. */
  route: string
  html: string
  document: Document
}

/** The not-found and offline pages, with their addresses. */
export const UNLISTED_PAGES: readonly string[] = [NOT_FOUND, OFFLINE]

/** jsdom does not support cascade layers and would log an error for every page. */
const SILENT = new VirtualConsole()

/** All pages of a built site, the not-found and offline pages last. */
export function readBuiltPages(dist: string): BuiltPage[] {
  return [...listBuiltPages(dist), ...UNLISTED_PAGES].map((route) => {
    const file = path.join(dist, toPageFile(route))
    if (!existsSync(file)) throw new Error(`${file} does not exist. Run "npm run build" first.`)
    const html = readFileSync(file, 'utf8')
    return { route, html, document: new JSDOM(html, { virtualConsole: SILENT }).window.document }
  })
}

/** Whether a page is in the sitemap, as all pages are but the not-found and offline pages. */
export const isRouted = ({ route }: BuiltPage): boolean => !UNLISTED_PAGES.includes(route)

/** The elements of a page that match a selector, as text for messages. */
export const outerTags = (elements: Iterable<Element>): string[] => [...elements].map((element) => element.outerHTML.slice(0, 160))
