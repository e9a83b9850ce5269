import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, transform } from 'esbuild'

/** At most so many bytes of script in the head of every page: 300 for what is asked of it first, 100 for days that pass. */
const MOST_HEAD_SCRIPT = 400

/** What stands in every page's head, and its hashes for a Content-Security-Policy ('sha256-…'). */
export interface Inlined {
  css: string
  script: string
  hashes: { css: string; script: string }
}

/**
 * Runs before anything is shown: holds back all pictures but the first until the page has loaded, and takes the visitor's word,
 * or the connection's, for using less data: `data-less` or `data-more`. Words of `localStorage.less` and of `?less=`: "1" for less, "0" for all.
 * Once the page is there, shows notes of days that have passed since it was built (src/ui/Since.tsx): so that kept copies, pages with
 * less data and pages whose other scripts do not come tell the truth, too.
 */
const HEAD_SCRIPT = `
  const page = document.documentElement.dataset
  const line = navigator.connection
  let [, choice] = /[?&]less=(.)/.exec(location.search) || []
  try { choice ? localStorage.less = choice : choice = localStorage.less } catch {}
  page[(choice ? choice > 0 : line && (line.saveData || /2g/.test(line.effectiveType))) ? 'less' : 'more'] = ''
  page.hold = ''
  addEventListener('load', () => {
    delete page.hold
    for (const note of document.querySelectorAll('[data-after]')) note.hidden = new Date() < new Date(note.dataset.after)
  })
`

/** Critical CSS in one piece and the head script, both as small as they get. Throws when the script is too long. */
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
  if (/<\//.test(css + script)) throw new Error('Inlined code would end its own element.')
  return { css, script, hashes: { css: hashOf(css), script: hashOf(script) } }
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
