import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { toManifest } from '../../scripts/identity/webManifest.ts'
import { site } from '../fixtures/site.ts'
import { filesIn } from '../repository/sources.ts'

const read = (files: readonly string[]) => files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const styles = read(filesIn('src', ['.css'])).map(({ file, text }) => ({ file, text: text.replace(/\/\*.*?\*\//gs, '') }))
/** Files that reach a browser. */
const scripts = read([
  'src/client.ts',
  'src/notFound.ts',
  ...['src/browser', 'src/widgets', 'src/service-worker'].flatMap((folder) => filesIn(folder, ['.ts', '.tsx'])),
])

/** Matches of a pattern, as "file: match". */
const find = (sources: readonly { file: string; text: string }[], pattern: RegExp) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([found]) => `${path.basename(file)}: ${found.replace(/\s+/g, ' ').trim()}`),
  )

/** Properties that hover may change: only the look, never visibility (WCAG 1.4.13). */
const HOVER_PROPERTIES = new Set(['text-decoration', 'text-decoration-thickness', 'background', 'color'])

/** Styles that change the visual order, and why the meaning stays the same (WCAG 1.3.2). */
const REORDERED: Readonly<Record<string, string>> = {
  'carousel.critical.css: order: -1': 'slides are above their buttons, which come first for screen readers and the keyboard',
  'dialog.css: wrap-reverse': 'Close moves above a title that is too long to be beside it',
  'toast.css: order: 1': 'the Close button of short messages',
  'toast.css: order: -1': 'Close is above messages in a low window, where they scroll',
}

describe('the site', () => {
  it('never changes visibility on hover', () => {
    const rules = styles.flatMap(({ text }) => [...text.matchAll(/[^{};]*:hover[^{}]*\{([^{}]*)\}/g)].map(([, body = '']) => body))
    const changed = rules.flatMap((body) => [...body.matchAll(/([\w-]+):/g)].map(([, property = '']) => property))
    expect(rules.length).toBeGreaterThan(8)
    expect(changed.filter((property) => !HOVER_PROPERTIES.has(property))).toEqual([])
    expect(find(scripts, /\.title = |setAttribute\('title'/g)).toEqual([])
  })

  it('has the same visual order as DOM order', () => {
    const moved = find(styles, /(?<![\w-])order: *-?\d+|(?:row|column|wrap)-reverse/g)
    expect(moved.filter((one) => REORDERED[one] === undefined)).toEqual([])
    expect(Object.keys(REORDERED).filter((one) => !moved.includes(one))).toEqual([])
  })

  it('requires no orientation, in styles or in the manifest', () => {
    expect(find(styles, /\(orientation\b[^)]*\)/g)).toEqual([])
    expect(find(scripts, /screen\.orientation|orientation\.lock/g)).toEqual([])
    expect(Object.keys(toManifest(site.company))).not.toContain('orientation')
  })

  it('does not use device motion', () => {
    expect(find(scripts, /devicemotion|deviceorientation|Accelerometer|Gyroscope/g)).toEqual([])
  })

  it('has no justified text', () => {
    expect(find(styles, /text-align: *justify/g)).toEqual([])
  })

  it('has no single-character shortcuts', () => {
    const keys = scripts.flatMap(({ text }) => [...text.matchAll(/\bkey *[!=]== *'([^']+)'/g)].map(([, key = '']) => key))
    expect(new Set(keys)).toEqual(new Set(['ArrowLeft', 'ArrowRight', 'Enter', 'Escape', ' ']))
    expect(find(scripts, /\.(?:keyCode|charCode|which|code) *[!=]==|accessKey|'keypress'/g)).toEqual([])
  })
})
