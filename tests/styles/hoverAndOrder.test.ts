import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesIn } from '../repository/sources.ts'

interface Source {
  file: string
  text: string
}

const read = (files: readonly string[]): Source[] => files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const styles = read(filesIn('src', ['.css'])).map(({ file, text }) => ({ file, text: text.replace(/\/\*.*?\*\//gs, '') }))
/** Files that reach a browser. */
const scripts = read([
  'src/client.ts',
  'src/notFound.ts',
  ...['src/browser', 'src/widgets', 'src/service-worker'].flatMap((folder) => filesIn(folder, ['.ts', '.tsx'])),
])

/** Matches of a pattern, as "file: match". */
const find = (sources: readonly Source[], pattern: RegExp) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([found]) => `${path.basename(file)}: ${found.replace(/\s+/g, ' ').trim()}`),
  )

/** What no file may have, with an example. */
const FORBIDDEN: readonly (readonly [what: string, sources: readonly Source[], pattern: RegExp, example: string])[] = [
  ['style for one orientation', styles, /\(orientation\b[^)]*\)/g, '@media (orientation: landscape)'],
  ['script for one orientation', scripts, /screen\.orientation|orientation\.lock/g, 'screen.orientation'],
  ['manifest for one orientation', read(['scripts/identity/webManifest.ts']), /orientation/g, "orientation: 'portrait'"],
  ['use of device motion', scripts, /devicemotion|deviceorientation|Accelerometer|Gyroscope/g, "addEventListener('devicemotion')"],
  // Browsers would style everything inside again whenever a state changes: a tap on a filter took a fifth longer.
  [
    'rule that a state gives to any element',
    styles,
    /(?:\[data-(?:state|ready)|:has\()[^{},]*[\s>+~](?:\*|:not\([^{},]*\))\s*[,{]/g,
    '[data-state=idle] > ul ~ *, {',
  ],
  ['justified text', styles, /text-align: *justify/g, 'p { text-align: justify }'],
  ['tooltip', scripts, /\.title = |setAttribute\('title'/g, "link.title = 'x'"],
  ['shortcut of one character', scripts, /\.(?:keyCode|charCode|which|code) *[!=]==|accessKey|'keypress'/g, 'event.keyCode === 65'],
]

it.each(FORBIDDEN)('there is no %s', (_what, sources, pattern, example) => {
  expect(find([{ file: 'example', text: example }], pattern)).toHaveLength(1)
  expect(find(sources, pattern)).toEqual([])
})

/** Properties that hover may change: only the look, never visibility (WCAG 1.4.13). */
const HOVER_PROPERTIES = new Set(['text-decoration', 'text-decoration-thickness', 'background', 'color'])

it('hover changes the look alone, never visibility', () => {
  const rules = styles.flatMap(({ text }) => [...text.matchAll(/[^{};]*:hover[^{}]*\{([^{}]*)\}/g)].map(([, body = '']) => body))
  const changed = rules.flatMap((body) => [...body.matchAll(/([\w-]+):/g)].map(([, property = '']) => property))
  expect(new Set(changed)).toEqual(HOVER_PROPERTIES)
})

/** Styles that change the visual order, and why the meaning stays the same (WCAG 1.3.2). */
const REORDERED: Readonly<Record<string, string>> = {
  'carousel.critical.css: order: -1': 'slides are above their buttons, which come first for screen readers and the keyboard',
  'dialog.css: wrap-reverse': 'Close moves above a title that is too long to be beside it',
  'toast.css: order: 1': 'the Close button of short messages',
  'toast.css: order: -1': 'Close is above messages in a low window, where they scroll',
}

it('the visual order is that of the document, with few exceptions', () => {
  const moved = find(styles, /(?<![\w-])order: *-?\d+|(?:row|column|wrap)-reverse/g)
  expect(new Set(moved)).toEqual(new Set(Object.keys(REORDERED)))
})
