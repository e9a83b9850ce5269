import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RECEIVER_PORT } from '../../receiver/settings.ts'
import { FIXED_PATHS, findPagePath, PAGED_KINDS } from '../../src/content/kinds.ts'
import type { Site } from '../../src/content/site.ts'
import { listRedirects } from '../../src/model/redirects.ts'
import { ADDRESSES_FILE } from '../content/publishedAddresses.ts'
import { toDownPage } from '../serve/receiverPage.ts'
import { toReceiverSettings } from '../serve/siteReceiver.ts'
import { toCaddy } from './caddy.ts'
import { findInlineHashes, HEADERS_FILE, REDIRECTS_FILE, toHeaders } from './headers.ts'
import { toHeadersFile, toRedirectsFile } from './hostFiles.ts'

/** Writes headers, redirects and the list of addresses into a finished site, and settings for Caddy into a new folder. */
export function writeDeploy(folder: string, settingsFolder: string, site: Site): void {
  const [receiver, moves] = [toReceiverSettings(site), listRedirects(site)]
  const headers = toHeaders(findInlineHashes(folder), site.company.services)
  // Without the further pages of long lists, which may become fewer.
  const pages = PAGED_KINDS.flatMap((collection) => site[collection].flatMap((entry) => findPagePath(collection, entry) ?? []))
  const addresses = [...FIXED_PATHS, ...pages, ...moves.map(({ from }) => from)]
  writeFileSync(path.join(folder, HEADERS_FILE), toHeadersFile(headers, addresses))
  writeFileSync(path.join(folder, REDIRECTS_FILE), toRedirectsFile(moves))
  writeFileSync(path.join(folder, ADDRESSES_FILE), `${addresses.sort().join('\n')}\n`)
  const settings = {
    // Caddy itself uses the defaults; deploy.sh replaces them.
    address: `{$SITE_ADDRESS:${new URL(site.company.url).host}}`,
    root: '{$RELEASE:/srv/site/current}/site',
    folder: '{$FOLDER:/srv/site}',
    ...(receiver && { forms: { path: receiver.path, port: RECEIVER_PORT, down: toDownPage(receiver) } }),
  }
  rmSync(settingsFolder, { recursive: true, force: true })
  mkdirSync(settingsFolder, { recursive: true })
  writeFileSync(path.join(settingsFolder, 'Caddyfile'), toCaddy(headers, moves, settings))
}
