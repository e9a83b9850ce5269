import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { FIXED_PATHS, PAGE_FOLDERS } from '../../src/lib/paths.ts'
import { findNearest } from '../../src/lib/text.ts'
import { SITEMAP } from '../../src/seo/sitemap.ts'
import { SITE_FOLDER, toPageFile } from '../build/staging.ts'
import { UserError } from './userError.ts'

/** The paths of all pages of a built site, from its sitemap. Tests use this list. */
export function listBuiltPages(folder: string = SITE_FOLDER): string[] {
  const file = path.join(folder, SITEMAP)
  if (!existsSync(file)) throw new UserError(`${file} does not exist. Run "npm run build" first.`)
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** The wanted pages, or all if none is named. Throws a UserError for a page that is not among all. */
export function findWantedPages(wanted: readonly string[], all: readonly string[]): readonly string[] {
  const unknown = wanted.find((page) => !all.includes(page))
  if (unknown === undefined) return wanted.length > 0 ? wanted : all
  const nearest = findNearest(unknown, all)
  throw new UserError(`The built site has no page ${unknown}. ${nearest ? `Did you mean ${nearest}?` : 'For example: /about'}`)
}

/** Fixed pages that together hold a widget of every kind. */
const SAMPLE = ['/', '/careers', '/contact', '/festival', '/news', '/tickets']

/** A sample for checks that cost seconds a page: a widget of every kind, and the heaviest production. CI checks every page. */
export const listSamplePages = (folder: string = SITE_FOLDER): string[] => [...SAMPLE, ...listHeaviest(folder)]

function listHeaviest(folder: string): string[] {
  const fixed: readonly string[] = FIXED_PATHS
  const entries = listBuiltPages(folder).filter((page) => page.startsWith(PAGE_FOLDERS.productions) && !fixed.includes(page))
  const weightOf = (page: string) => statSync(path.join(folder, toPageFile(page))).size
  return entries.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, 1)
}
