import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { KeptRun } from '../lib/kept.ts'
import { toCaddy } from './caddy.ts'
import { compressFiles } from './compress.ts'
import { HEADERS_FILE, toHeaders } from './headers.ts'
import { toHeadersFile } from './headersFile.ts'
import { findInlineHashes } from './inlineHashes.ts'
import { toNginx, toNginxHeaders } from './nginx.ts'

/** Where the settings for hosts of one’s own are written, from the project’s root. */
const DEPLOY_FOLDER = '.generated/deploy'
/** Where compressed files are kept for the next build, from the project’s root. */
export const COMPRESSED = '.build/compressed'
/** Where those settings look for the site, and nginx for its headers: beside conf.d, all of which it reads by itself. */
const ON_THE_HOST = { folder: '/var/www/site', headersFile: '/etc/nginx/snippets/site-headers.conf' }

/**
 * Makes a finished site ready for hosts: the headers as a file within it, settings for nginx and Caddy beside it, and each file of
 * text compressed. `site` is the address of the site, such as https://example.org.
 */
export async function writeDeploy({ root, folder, site }: { root: string; folder: string; site: string }): Promise<KeptRun> {
  const headers = toHeaders(findInlineHashes(folder))
  const copies = await compressFiles(folder, path.join(root, COMPRESSED))
  writeFileSync(path.join(folder, HEADERS_FILE), toHeadersFile(headers))
  const settings = { host: new URL(site).host, ...ON_THE_HOST }
  const files = {
    'nginx.conf': toNginx({ ...settings, port: 80 }),
    'nginx-headers.conf': toNginxHeaders(headers),
    Caddyfile: toCaddy(headers, settings),
  }
  mkdirSync(path.join(root, DEPLOY_FOLDER), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, DEPLOY_FOLDER, name), text)
  return copies
}
