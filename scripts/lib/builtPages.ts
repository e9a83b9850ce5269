import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { FIXED_PATHS, PAGE_FOLDERS } from '../../src/lib/paths.ts'
import { SITEMAP } from '../../src/seo/sitemap.ts'
import { SITE_FOLDER, toPageFile } from '../build/staging.ts'
import { UserError } from './userError.ts'

/** The paths of all pages of a built site, from its sitemap. Tests use this list. */
export function listBuiltPages(folder: string = SITE_FOLDER): string[] {
  const file = path.join(folder, SITEMAP)
  if (!existsSync(file)) throw new UserError(`${file} does not exist. Run "npm run build" first.`)
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** Fixed pages with a carousel, forms, filters, dialogs, and pictures that shift what is below them; productions have tabs. */
const SAMPLE = ['/', '/contact', '/news', '/tickets']

/** A sample for checks that cost seconds a page, with the heaviest production. CI checks every page. */
export const listSamplePages = (folder: string = SITE_FOLDER): string[] => [...SAMPLE, ...listHeaviest(folder)]

function listHeaviest(folder: string): string[] {
  const fixed: readonly string[] = FIXED_PATHS
  const entries = listBuiltPages(folder).filter((page) => page.startsWith(PAGE_FOLDERS.productions) && !fixed.includes(page))
  const weightOf = (page: string) => statSync(path.join(folder, toPageFile(page))).size
  return entries.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, 1)
}
