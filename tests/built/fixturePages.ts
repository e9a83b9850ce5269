import { readFileSync } from 'node:fs'
import { FIXTURE_DIST } from '../fixtures/fixtureProject.ts'
import { isRouted, readBuiltPages } from './readPages.ts'

/** All pages of the fixture site. */
export const FIXTURE_PAGES = readBuiltPages(FIXTURE_DIST)

/** The pages of the sitemap. */
export const FIXTURE_ROUTED_PAGES = FIXTURE_PAGES.filter(isRouted)

/** The document of a page of the fixture site. */
export function documentAt(address: string): Document {
  const page = FIXTURE_PAGES.find(({ route }) => route === address)
  if (!page) throw new Error(`The fixture site has no page at ${address}.`)
  return page.document
}

/** The text of a built file of the fixture site. */
export const readBuiltFile = (file: string): string => readFileSync(`${FIXTURE_DIST}/${file}`, 'utf8')

/** An attribute of the first element that a selector matches. */
export const attributeOf = (parent: ParentNode, selector: string, name: string): string =>
  parent.querySelector(selector)?.getAttribute(name) ?? ''
