import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { makeFonts } from '../../scripts/fonts/subset.ts'
import { bundle } from '../../scripts/lib/bundle.ts'
import { Sheet } from './Sheet.tsx'

// Writes every component in all states as one self-contained page, as the site renders them, with the site’s own styles and fonts: for work
// on styles, and for the screenshot test. `npx tsx e2e/pattern-sheet/build.ts` prints where it is.

const SHEET = path.resolve('.generated/sheet.html')

await makeFonts(process.cwd())
const styles = ['styles/critical', 'styles/slides.critical', 'widgets/dialog/dialog', 'widgets/toast/toast', 'styles/site'].map((name) =>
  bundle(path.resolve(`src/${name}.css`), { minify: false, loader: { '.woff2': 'dataurl' } }),
)
// Nothing scrolls here, so all pictures load eagerly.
const body = renderToStaticMarkup(createElement(HelmetProvider, {}, createElement(Sheet))).replaceAll(' loading="lazy"', '')
const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pattern sheet</title><style>${(await Promise.all(styles)).join('\n')}</style>`
mkdirSync(path.dirname(SHEET), { recursive: true })
writeFileSync(SHEET, `<!doctype html><html lang="en-NG"><head>${head}</head><body>${body}</body></html>\n`)
console.log(SHEET)
