import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeGuide } from '../../scripts/content/writeGuide.ts'

const guide = readFileSync('docs/authoring-guide.md', 'utf8')

it('the stored guide is written from the current schemas', () => {
  expect(writeGuide(guide) === guide, 'It is older than the schemas. Run: npx tsx scripts/guide.ts').toBe(true)
})
