import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { FIXTURE_DIST } from '../fixtures/fixtureProject.ts'

// The built site has no syntax and no method that browsers of grade B lack (docs/browsers.md). e2e/old-browsers runs in such browsers.

const read = (file: string) => readFileSync(path.join(FIXTURE_DIST, file), 'utf8')
const files = listFiles(FIXTURE_DIST)
const page = read('index.html')
const critical = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? ''
const sheets = [critical, ...files.filter((file) => /^assets\/.*\.css$/.test(file)).map(read)]

/** Syntax that makes old browsers drop a rule or more, by the first Chromium that knows it, with an example. */
const TOO_NEW: readonly (readonly [name: string, syntax: RegExp, example: string])[] = [
  ['cascade layers (99)', /@layer/, '@layer a{}'],
  ['nesting (120)', /[{;]\s*&|\}\s*&/, 'a{&:hover{}}'],
  ['ranges in media queries (104)', /@media[^{]*[<>]/, '@media (width>=40em){}'],
  ['"not" without a media type (104)', /@media not \(/, '@media not (hover){}'],
  [':is() or :where() (88)', /:(?:is|where)\(/, ':is(a,b){}'],
  ['lists in :not() (88)', /:not\([^()]*,/, ':not(a,b){}'],
  [
    'shorthands of logical properties (87)',
    /[{;](?:inset|(?:margin|padding|border)-(?:inline|block)|inset-(?:inline|block)):/,
    'a{inset:0}',
  ],
  ['transform properties (104)', /[{;](?:translate|rotate|scale):/, 'a{scale:2}'],
  ['small and dynamic viewports without a query (108)', /(?<!--[sd]vh:|height:)\b\d+[sd]vh\b/, 'a{width:9svh}'],
]

it.each(TOO_NEW)('has no %s in its styles', (_name, syntax, example) => {
  expect(sheets).toHaveLength(2)
  expect(example).toMatch(syntax)
  for (const sheet of sheets) expect(sheet.match(new RegExp(`.{0,60}(?:${syntax.source}).{0,30}`, 'g'))).toBeNull()
})

it('has `:has()` and `:focus-visible` in rules of their own, since browsers drop a rule with a selector that they do not know', () => {
  const rules = sheets.flatMap((sheet) => sheet.match(/[^{}]+(?=\{)/g) ?? []).filter((selector) => !selector.startsWith('@'))
  const isMixed = (selector: string) => {
    const parts = selector.split(/,(?![^(]*\))/)
    return [':has(', ':focus-visible', ':popover-open', ':user-invalid'].some(
      (one) => parts.some((part) => part.includes(one)) && !parts.every((part) => part.includes(one)),
    )
  }
  expect(rules.length).toBeGreaterThan(300)
  expect(isMixed('a:has(b),c')).toBe(true)
  expect(rules.filter(isMixed)).toEqual([])
})

it('begins with plain CSS 2.1, and has all other styles behind a query', () => {
  expect(critical).toMatch(/^body\{[^}]*max-width:38em/)
  const floor = critical.slice(0, critical.indexOf('@supports (display:grid){'))
  expect(floor).not.toMatch(/var\(|calc\(|min\(|:not\(|:has\(|@media|grid;|flex;/)
  expect(floor).toMatch(/img\{[^}]*max-width:100%;height:auto\}/)
  for (const sheet of sheets.slice(1)) expect(sheet).toMatch(/^(?:@font-face\{[^}]*\})*@supports \(display:grid\)\{/)
})

/** Newer than ES2019, but known to all these browsers; the last is used only where it exists (React Aria asks first). */
const KNOWN = ['DynamicImport', 'ImportMeta', 'StringMatchAll', 'globalThis', 'PromiseAllSettled', 'FinalizationRegistry']

it('has scripts of ES2019 with modules, and no later method', () => {
  const scripts = ['assets/*.js', 'service-worker.js'].map((name) => path.join(FIXTURE_DIST, name))
  // Throws with the names of the files and features that are too new.
  execFileSync('npx', ['es-check', 'es2019', ...scripts, '--module', '--checkFeatures', '--ignore', KNOWN.join(), '--noColor'])
})
