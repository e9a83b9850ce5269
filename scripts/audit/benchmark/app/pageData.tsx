import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { getSite, type Site } from '../../../../src/content/site.ts'
import { pruneTo, type Used, watchUse } from './use.ts'

/** A page from the site's content. */
export type PageOf = (site: Site) => ReactNode

/** What a loader written with the greatest care would hand to a page: of the site's content only what the page reads. Runs while building. */
export function toPageData(page: PageOf): unknown {
  const used: Used = { keys: new Map() }
  renderToStaticMarkup(<HelmetProvider context={{}}>{page(watchUse(getSite(), used))}</HelmetProvider>)
  return pruneTo(getSite(), used)
}
