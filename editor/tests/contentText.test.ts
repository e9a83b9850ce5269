import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { ContentText } from '../contentText.ts'

const TEXT = `---
# What stands first
title: 'Quoted: as it was' # a note
summary: >-
  Folded
  over two lines.
dates:
  # the matinee
  - id: one
    price: 5000 # agreed in May
  - id: two
    price: 8000
---

The text.
`

const FOLDER = 'tests/fixtures/site/content'
const files = listFiles(FOLDER)
  .map((file) => `${FOLDER}/${file}`)
  .filter((file) => file.endsWith('.md'))

test('writes every content file back as it was read', () => {
  expect(files.length).toBeGreaterThan(90)
  const read = (file: string) => readFileSync(file, 'utf8')
  expect(files.filter((file) => new ContentText(read(file)).toString() !== read(file))).toEqual([])
})

test('moves an item with its comment', () => {
  const text = new ContentText(TEXT)
  text.move(['dates', 0], 1)
  text.move(['dates', 1], 1)
  expect(text.data.dates).toEqual([
    { id: 'two', price: 8000 },
    { id: 'one', price: 5000 },
  ])
  expect(text.toString()).toContain('  # the matinee\n  - id: one')
})

test('inserts a new field in the order of its group, and new groups on lines of their own', () => {
  const text = new ContentText(TEXT)
  text.set(['subtitle'], 'Line: two', ['title', 'subtitle', 'summary'])
  text.set(['dates', 2], {})
  const again = new ContentText(text.toString())
  again.set(['dates', 2, 'id'], 'three')
  expect(again.toString()).toContain("a note\nsubtitle: 'Line: two'\nsummary: >-")
  expect(again.toString()).toContain('    price: 8000\n  - id: three\n---')
})

test('removes a field, and replaces the text below the front matter', () => {
  const text = new ContentText(TEXT)
  text.remove(['summary'])
  text.body = 'Other words.\n'
  expect(text.toString()).toBe(TEXT.replace(/summary[\s\S]*?lines\.\n/, '').replace('The text.', 'Other words.'))
})
