import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeServiceWorker } from '../../scripts/build/writeServiceWorker.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'service-worker-'))

/** The service worker of a site with this offline page. */
async function write(offlinePage: string, copyWords = 'A copy of {date}') {
  writeFileSync(path.join(folder, 'offline.html'), offlinePage)
  await writeServiceWorker(process.cwd(), folder, copyWords)
  return readFileSync(path.join(folder, 'service-worker.js'), 'utf8')
}

describe('the service worker', () => {
  test('escapes the notice above a cached page', async () => {
    expect(await write('', 'Prices < 5,000 & "dates"')).toContain('Prices &lt; 5,000 &amp; &quot;dates&quot;')
  })
})
