import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SITEMAP } from '../../src/seo/sitemap.ts'
import { SITE_FOLDER } from '../build/staging.ts'
import { UserError } from './userError.ts'

/** The paths of all pages of a built site, from its sitemap. Tests use this list. */
export function listBuiltPages(folder: string = SITE_FOLDER): string[] {
  const file = path.join(folder, SITEMAP)
  if (!existsSync(file)) throw new UserError(`${file} does not exist. Run "npm run build" first.`)
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}
