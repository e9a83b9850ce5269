import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ParseResult, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'
import { filesIn, parse } from '../repository/sources.ts'

// A rule for an unused class adds weight to every page and confuses readers.

/** All string literals: names in comments and of variables do not count. */
const literals = filesIn('src', ['.ts', '.tsx']).flatMap((file) => literalsIn(parse(file)))
/** Class names, and prefixes of computed ones: `area-${area}`. */
const written = new Set(literals.flatMap(({ text }) => text.match(/[a-z][\w-]*/g) ?? []))
const begun = literals.flatMap(({ text, goesOn }) => (goesOn ? (/(?:^|\s)([a-z][\w-]*-)$/.exec(text)?.slice(1) ?? []) : []))

function literalsIn({ program }: ParseResult): { text: string; goesOn: boolean }[] {
  const found: { text: string; goesOn: boolean }[] = []
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') found.push({ text: value, goesOn: false })
    },
    TemplateElement: ({ value, tail }) => {
      found.push({ text: value.cooked ?? '', goesOn: !tail })
    },
  }).visit(program)
  return found
}

const styled = filesIn('src', ['.css']).flatMap((file) => {
  const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)|@import[^;]*;/gs, '')
  return [...new Set([...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))].map((name) => ({
    name,
    where: `${path.basename(file)}: .${name}`,
  }))
})

it('every class of the stylesheets is used in the markup', () => {
  expect(styled.length).toBeGreaterThan(150)
  const unused = styled.filter(({ name }) => !written.has(name) && !begun.some((beginning) => name.startsWith(beginning)))
  expect(unused.map(({ where }) => where)).toEqual([])
})
