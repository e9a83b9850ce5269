import { afterAll, expect, test } from 'vitest'
import { verifyHost } from '../../scripts/deploy/verifyHost.ts'
import { serveSite } from '../../scripts/serve/server.ts'
import { writeFolder } from '../content/contentFolder.ts'

const site = (header: string) =>
  writeFolder({ 'index.html': '<p>Drums</p>', '404.html': '<p>Not found</p>', _headers: `/*\n  X-Frame-Options: ${header}\n` })

const host = await serveSite(site('DENY'))
afterAll(() => host.close())

test('a header that differs is named with what the host sends instead, for every file', async () => {
  const differences = await verifyHost(host.origin, site('SAMEORIGIN'))
  expect(differences.map(({ file, encoding }) => `${file} ${encoding}`)).toEqual(
    ['404.html', 'index.html'].flatMap((file) => ['br', 'gzip', 'identity'].map((encoding) => `${file} ${encoding}`)),
  )
  expect(differences.map(({ found }) => found)).toContain('/ was answered with the header X-Frame-Options: DENY')
})
