import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, transform } from 'esbuild'

/**
 * At most so many bytes of script in the head of every page: 300 for what is asked of it first, 100 for days that pass, 50 for
 * pictures that wait for what has been clicked: at load, the 13 pictures of the home page took 70 KB of the line from a dialog’s 89.
 */
const MOST_HEAD_SCRIPT = 450

/** How often it is looked whether what has been clicked has come, in milliseconds. */
const LOOK_AGAIN = 99

/** At most so many bytes, compressed, of script in the not-found page, which no other page carries. */
const MOST_NOT_FOUND_SCRIPT = 1024

/** What stands in every page's head, and what stands in the not-found page. */
export interface Inlined {
  css: string
  script: string
  /** The not-found page’s own script. */
  notFound: string
}

/**
 * Runs before anything is shown: holds back all pictures but the first, and motifs, until the page has loaded, and takes the visitor's word,
 * or the connection's, for using less data: `data-less` or `data-more`. Words of `localStorage.less` and of `?less=`: "1" for less, "0" for all.
 * Once the page is there, shows notes of days that have passed since it was built (src/ui/PastNote.tsx): so that kept copies, pages with
 * less data and pages whose other scripts do not come tell the truth, too.
 * What a visitor has clicked goes first: until it is seen (`aria-busy`), what was held is held on.
 */
const HEAD_SCRIPT = `
  const page = document.documentElement.dataset
  const line = navigator.connection
  let [, choice] = /[?&]less=(.)/.exec(location.search) || []
  try { choice ? localStorage.less = choice : choice = localStorage.less } catch {}
  page[(choice ? choice > 0 : line && (line.saveData || /2g/.test(line.effectiveType))) ? 'less' : 'more'] = ''
  page.hold = ''
  onload = function show() {
    if (document.querySelector('[aria-busy]')) return setTimeout(show, ${LOOK_AGAIN})
    delete page.hold
    for (const note of document.querySelectorAll('[data-after]')) note.hidden = new Date() < new Date(note.dataset.after)
  }
`

/** Critical CSS in one piece, the head script and the not-found page’s, as small as they get. Throws when a script is too long. */
export async function makeInlined(root: string): Promise<Inlined> {
  const bundled = await build({
    entryPoints: [path.join(root, 'src/styles/critical.css')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    external: ['*.woff2', '*.svg'],
    logLevel: 'silent',
  })
  const css = bundled.outputFiles[0]?.text.trim() ?? ''
  const { code } = await transform(`{${HEAD_SCRIPT}}`, { minify: true, target: 'es2022' })
  const script = code.trim().replace(/;$/, '')
  if (script.length > MOST_HEAD_SCRIPT) throw new Error(`The head script has ${script.length} bytes; ${MOST_HEAD_SCRIPT} are allowed.`)
  const notFound = await bundleNotFound(root)
  if (/<\//.test(css + script + notFound)) throw new Error('Inlined code would end its own element.')
  return { css, script, notFound }
}

async function bundleNotFound(root: string): Promise<string> {
  const entryPoints = [path.join(root, 'src/notFound.ts')]
  const { outputFiles } = await build({ entryPoints, bundle: true, minify: true, write: false, target: 'es2022', logLevel: 'silent' })
  const code = outputFiles[0]?.text.trim() ?? ''
  const weight = brotliCompressSync(code).length
  if (weight > MOST_NOT_FOUND_SCRIPT)
    throw new Error(`The not-found page’s script has ${weight} bytes; ${MOST_NOT_FOUND_SCRIPT} are allowed.`)
  return code
}
