import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { limitsOf, scriptLimit } from '../../scripts/budgets/limits.ts'
import { encode } from '../../scripts/serve/encode.ts'
import { FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'

/** A character that the fonts lack, or another word in the footer, changes hashes in these files, and with them their compressed size. */
const STYLESHEET = readdirSync(path.join(FIXTURE_DIST, 'assets')).find((name) => /^style-.*\.css$/.test(name)) ?? ''
const FILES = [
  [`assets/${STYLESHEET}`, /(?<=-)[\w-]{8}(?=\.woff2)/g, limitsOf('/', { carousel: true, islands: true }).furtherCss],
  ['service-worker.js', /\b[0-9a-f]{8}\b/g, scriptLimit('service-worker')],
] as const

it.each(FILES)('%s stays within its budget, whatever the hashes in it are', (file, hashes, limit) => {
  const text = readFileSync(path.join(FIXTURE_DIST, file), 'utf8')
  expect(text).toMatch(hashes)
  const sizes = Array.from({ length: 20 }, (_, round) => {
    const other = text.replace(hashes, (hash) => createHash('sha256').update(`${hash} ${round}`).digest('hex').slice(0, hash.length))
    return encode(Buffer.from(other), 'br').length
  })
  expect(Math.max(...sizes)).toBeLessThanOrEqual(Number(limit))
})
