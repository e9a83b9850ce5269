import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { makeFonts } from '../fonts/subset.ts'
import { bundle } from '../lib/bundle.ts'
import { Sheet } from './Sheet.tsx'

/** The output file, outside of everything that is built or deployed. */
const SHEET = '.generated/sheet.html'

/** Toasts have a fixed position; on the sheet they are in the flow. */
const STILL = '.toasts.sheet-still { position: static; margin: 0 }'

/** Writes the pattern sheet as one self-contained page: components as the site renders them, with the site’s own styles and fonts. */
export async function writeSheet(root: string): Promise<string> {
  await makeFonts(root)
  const sheets = await Promise.all(
    ['critical', 'site'].map((name) =>
      bundle(path.join(root, `src/styles/${name}.css`), { minify: false, loader: { '.woff2': 'dataurl' } }),
    ),
  )
  // Nothing scrolls here, so all pictures load eagerly.
  const body = renderToStaticMarkup(<Sheet />).replaceAll(' loading="lazy"', '')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pattern sheet</title><style>${sheets.join('\n')}${STILL}</style>`
  const file = path.join(root, SHEET)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `<!doctype html><html lang="en-NG"><head>${head}</head><body>${body}</body></html>\n`)
  return file
}
