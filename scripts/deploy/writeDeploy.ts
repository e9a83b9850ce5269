import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RECEIVER_PORT } from '../../receiver/settings.ts'
import type { Site } from '../../src/content/site.ts'
import { formServiceKind } from '../../src/lib/formAction.ts'
import { listRedirects } from '../../src/model/redirects.ts'
import { toCaddy } from './caddy.ts'
import { findInlineHashes, HEADERS_FILE, REDIRECTS_FILE, toHeaders } from './headers.ts'
import { toHeadersFile, toRedirectsFile } from './hostFiles.ts'
import { toFileManifest, writeManifest } from './manifest.ts'
import { toNginx, toNginxHeaders } from './nginx.ts'

/** The folder of settings for servers of one’s own, relative to the project root. */
const DEPLOY_FOLDER = '.generated/deploy'
/** The manifest of the last build, for `npm run verify`. */
export const MANIFEST = `${DEPLOY_FOLDER}/manifest.json`
/** The paths on the server, in the settings for nginx and Caddy. nginx’s headers are outside conf.d, because it includes every file there. */
const ON_THE_HOST = { folder: '/var/www/site', headersFile: '/etc/nginx/snippets/site-headers.conf' }

/** Writes headers and redirects into a finished site, settings for nginx and Caddy, and a manifest, signed with SITE_SIGNING_KEY. */
export function writeDeploy(root: string, folder: string, site: Site, commit: string | undefined): void {
  const [{ forms }, moves] = [site.company.services, listRedirects(site)]
  const headers = toHeaders(findInlineHashes(folder), site.company.services)
  writeFileSync(path.join(folder, HEADERS_FILE), toHeadersFile(headers))
  writeFileSync(path.join(folder, REDIRECTS_FILE), toRedirectsFile(moves))
  const settings = {
    host: new URL(site.company.url).host,
    ...ON_THE_HOST,
    ...(formServiceKind(forms) === 'receiver' ? { forms: { path: forms, port: RECEIVER_PORT } } : {}),
  }
  const files = {
    'nginx.conf': toNginx({ ...settings, port: 80 }),
    'nginx-headers.conf': toNginxHeaders(headers, moves),
    Caddyfile: toCaddy(headers, moves, settings),
  }
  mkdirSync(path.join(root, DEPLOY_FOLDER), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, DEPLOY_FOLDER, name), text)
  writeManifest(path.join(root, MANIFEST), toFileManifest(folder, commit), process.env.SITE_SIGNING_KEY)
}
