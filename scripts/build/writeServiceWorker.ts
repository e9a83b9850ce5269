import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OFFLINE } from '../../src/lib/paths.ts'
import { escapeXml } from '../../src/seo/xml.ts'
import { bundle } from '../lib/bundle.ts'
import { toPageFile } from './staging.ts'

/** The worker’s path: at the top level, since its folder limits its scope. */
const SERVICE_WORKER = 'service-worker.js'

/** Whether the site is to have a service worker. */
export const hasServiceWorker = () => process.env.SERVICE_WORKER !== 'off'

/**
 * Writes the service worker of the finished site in `folder`, always to the same address. Its bytes change only with its code, the offline
 * page and the hashed file names in that page, because browsers install the worker again whenever its bytes have changed. `copyWords` is
 * the notice above a cached page. With SERVICE_WORKER=off, it deletes its caches and unregisters.
 */
export async function writeServiceWorker(root: string, folder: string, copyWords: string, isOn = hasServiceWorker()): Promise<void> {
  const page = readFileSync(path.join(folder, toPageFile(OFFLINE)))
  const code = await bundle(path.join(root, 'src/service-worker', isOn ? 'serviceWorker.ts' : 'unregister.ts'), {
    format: 'esm',
    define: {
      SHELL: JSON.stringify(createHash('sha256').update(page).digest('hex').slice(0, 8)),
      COPY_WORDS: JSON.stringify(escapeXml(copyWords)),
    },
  })
  writeFileSync(path.join(folder, SERVICE_WORKER), code)
}
