import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesIn } from '../house/sources.ts'

// A rule for a class that nothing carries is weight on every page, and a riddle for the next reader.

const code = filesIn('src', ['.ts', '.tsx'])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
/** Class names as they are written, and the beginnings of those that are put together: `house-${house}`. */
const written = new Set(code.match(/[a-z][\w-]*/g))
const begun = [...new Set([...code.matchAll(/\b([a-z][\w-]*-)\$\{/g)].map(([, beginning = '']) => beginning))]

const styled = filesIn('src', ['.css']).flatMap((file) => {
  const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)|@import[^;]*;/gs, '')
  return [...new Set([...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))].map((name) => ({
    name,
    where: `${path.basename(file)}: .${name}`,
  }))
})

it('every class that a style sheet names is one that the markup carries', () => {
  expect(styled.length).toBeGreaterThan(150)
  const unused = styled.filter(({ name }) => !written.has(name) && !begun.some((beginning) => name.startsWith(beginning)))
  expect(unused.map(({ where }) => where)).toEqual([])
})
