import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { copyChangedSite } from '../../scripts/audit/copyChangedSite.ts'
import { createSiteServer, listen } from '../../scripts/serve/server.ts'

describe('a changed copy of the site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'copy-'))
  const [built, copy] = [path.join(folder, 'built'), path.join(folder, 'copy')]
  beforeAll(() => {
    mkdirSync(built)
    writeFileSync(path.join(built, 'index.html'), '<p>As built</p>')
    for (const ending of ['br', 'gz']) writeFileSync(path.join(built, `index.html.${ending}`), 'as built, compressed')
    copyChangedSite(built, copy, (page) => page.replace('As built', 'Changed'))
  })

  it('is what a server sends in every encoding', async () => {
    const server = createSiteServer(copy)
    const port = await listen(server, 4700)
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await fetch(`http://localhost:${port}/`, { headers: { 'Accept-Encoding': encoding } })
      expect(await response.text(), encoding).toBe('<p>Changed</p>')
    }
    server.close()
  })

  it('does not change the site, and throws an error without a built one', () => {
    expect(readFileSync(path.join(built, 'index.html'), 'utf8')).toBe('<p>As built</p>')
    expect(() => copyChangedSite(folder, copy, String)).toThrow('There is no built site yet. Run "npm run build" first.')
  })
})
