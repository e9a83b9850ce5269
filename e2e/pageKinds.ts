import { readFileSync } from 'node:fs'
import { SITE_FOLDER, toPageFile } from '../scripts/build/staging.ts'
import { listBuiltPages } from '../scripts/lib/builtPages.ts'

/** An address that is answered with the not-found page. */
export const NO_PAGE = '/no-such-page'

/** One page of each template. */
export const ONE_PAGE_PER_TEMPLATE = [
  '/',
  '/productions/daughters-of-dance',
  '/academy/storytelling-intensive',
  '/tickets',
  '/news/alliance-francaise-partnership',
  '/careers',
  '/festival',
  NO_PAGE,
] as const

/** Pages for failing requests: one of each kind, with the news search and the contact form. */
export const FAILURE_PAGES = ['/news', '/contact', ...ONE_PAGE_PER_TEMPLATE] as const

/**
 * A sample of any content for checks that cost seconds a page, with a carousel, forms, filters, dialogs, pictures that shift what is below
 * them, and tabs: of the pages with tabs, the first production. CI checks every page.
 */
export const listSamplePages = (): string[] => [...SAMPLE, ...listBuiltPages().filter(isProductionWithTabs).slice(0, 1)]

const SAMPLE = ['/', '/contact', '/news', '/tickets']
const isProductionWithTabs = (page: string) =>
  page.startsWith('/productions/') && readFileSync(`${SITE_FOLDER}/${toPageFile(page)}`, 'utf8').includes('data-widget="tabs"')
