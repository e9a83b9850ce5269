import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SITEMAP } from '../../src/seo/sitemap.ts'
import { BUILT } from '../build/staging.ts'

/** The paths of all pages of a built site, as its sitemap lists them. Tests and audits take their pages from here. */
export function listBuiltPages(folder: string = BUILT): string[] {
  const file = path.join(folder, SITEMAP)
  if (!existsSync(file)) throw new Error(`${file} is not there. Run "npm run build" first.`)
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}
