import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeGuide } from '../../scripts/content/writeGuide.ts'
import { checkMarkdown } from '../../src/markdown/checkMarkdown.ts'

const guide = readFileSync('docs/authoring-guide.md', 'utf8')

it('the stored guide is written from the current schemas', () => {
  expect(writeGuide(guide) === guide, 'It is older than the schemas. Run: npx tsx scripts/guide.ts').toBe(true)
})

it('it documents only Markdown that the site supports', () => {
  const section = guide.split('## Marks in running text')[1]?.split('\n## ')[0] ?? ''
  const marks = [...section.matchAll(/^\| `(.+?)` \| /gm)].map(([, mark]) => mark)
  expect(marks.length).toBeGreaterThan(5)
  for (const mark of marks) {
    const text = `Words ${mark?.replace('{email}', 'hello@company.example')} and words.`
    expect(checkMarkdown(text, { blocks: false }).errors, mark).toEqual([])
  }
})
