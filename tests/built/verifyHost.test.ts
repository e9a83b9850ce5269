import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { toFileManifest } from '../../scripts/deploy/manifest.ts'
import { FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'
import { verifyHost } from '../../scripts/verify/verifyHost.ts'
import { MISSING, startCaddy, startNginx, startOwn } from './localWebServers.ts'

const SITE = '.build/verified'
cpSync(FIXTURE_DIST, SITE, { recursive: true })
const manifest = toFileManifest(SITE)

const HOSTS = { 'the project’s own server': () => startOwn(4660, SITE), nginx: () => startNginx(SITE), Caddy: () => startCaddy(SITE) }

for (const [name, start] of Object.entries(HOSTS)) {
  const missing = MISSING[name] || ''
  // Not describe.each: vitest cuts off long titles, and with them the reason for skipping.
  describe(`on ${name}${missing}`, () => {
    const starting = missing ? undefined : start()
    afterAll(async () => (await starting)?.stop())

    it.skipIf(missing !== '')(
      'every file is as it was built, compressed and not; a changed byte is reported',
      { timeout: 120_000 },
      async () => {
        const { origin } = (await starting) ?? { origin: '' }
        expect(await verifyHost(origin, manifest)).toEqual([])
        const about = path.join(SITE, 'about.html')
        const bytes = readFileSync(about)
        const changed = Buffer.from(bytes)
        changed[bytes.length - 20] = (changed[bytes.length - 20] ?? 0) ^ 1
        const [br, gz] = [readFileSync(`${about}.br`), readFileSync(`${about}.gz`)]
        writeFileSync(about, changed)
        writeFileSync(`${about}.br`, brotliCompressSync(changed))
        writeFileSync(`${about}.gz`, gzipSync(changed))
        const differences = await verifyHost(origin, manifest)
        writeFileSync(about, bytes)
        writeFileSync(`${about}.br`, br)
        writeFileSync(`${about}.gz`, gz)
        expect(differences.map(({ file, encoding }) => `${file} ${encoding}`).sort()).toEqual([
          'about.html br',
          'about.html gzip',
          'about.html identity',
        ])
      },
    )
  })
}
