import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { headersFor } from '../../scripts/deploy/hostFiles.ts'

const FILE = readFileSync('dist/_headers', 'utf8')

it('the headers of the built site are within the limits of Netlify and Cloudflare: 100 rules, 2,000 characters a line', () => {
  const lines = FILE.split('\n')
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
})

it('they have the hashes of this build, and each line is a rule, a header or empty', () => {
  expect(headersFor(FILE, '/about')['Content-Security-Policy']?.match(/'sha256-[\w+/]{43}='/g)?.length).toBeGreaterThan(3)
  expect(FILE.split('\n').filter((line) => !/^(?:\/\S*| {2}[\w-]+: \S.*|)$/.test(line))).toEqual([])
})
