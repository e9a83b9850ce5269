import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesIn } from '../repository/sources.ts'

// A column sized by its content is laid out twice, to measure it and to show it, and so is each grid inside: with such columns a slow phone
// took three times as long for a page with nested cards. Here columns share the available width.

const read = (file: string) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
const declared = filesIn('src', ['.css']).flatMap((file) =>
  [...read(file).matchAll(/(?<=[;{]\s*)(grid(?:-template|-template-columns|-auto-columns|-auto-flow)?): ([^;]*);/g)].map(
    ([, name, value = '']) => ({ file: path.basename(file), name, value }),
  ),
)

it('implicit columns share the width of every grid', () => {
  const reset = read('src/styles/reset.css')
  expect(reset).toMatch(/\s\* \{[^}]*grid-auto-columns: minmax\(0, 1fr\);/)
  expect(declared.filter(({ name }) => name !== 'grid-template' && name !== 'grid-template-columns').map(({ file }) => file)).toEqual([
    'reset.css',
  ])
})

it('no column is sized by its content, except three on wide screens', () => {
  const columns = declared
    .filter(({ name }) => name?.startsWith('grid-template'))
    .map(({ file, name, value }) => ({ file, value: name === 'grid-template' ? (value.split('/')[1] ?? '').trim() : value }))
  expect(columns.length).toBeGreaterThan(15)
  const measured = columns.filter(({ value }) => /\b(?:auto|min-content|max-content|fit-content)\b(?!-)/.test(value))
  expect(measured.map(({ file, value }) => `${file}: ${value}`).sort()).toEqual([
    'Section.css: 1fr auto',
    'form.css: 1fr auto',
    'pages.css: auto 1fr',
  ])
})
