import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import { BROWSER_ARGS, getBrowser } from '../browser/findBrowser.ts'
import { encode } from '../serve/encode.ts'
import { createSiteServer, listen } from '../serve/server.ts'
import { type Compared, formatCompared } from './benchmark/compare.ts'
import { buildOrdinary, findDifferent } from './benchmark/ordinary.ts'
import { makeCopies } from './phone/copies.ts'
import { readLoad } from './phone/load.ts'
import { pressEarly } from './phone/press.ts'
import { visit } from './phone/visit.ts'

// The built site beside the same content built the ordinary way: hydrated whole by vite-react-ssg, as its guide says.
//
// Both are made from the same src/: the same pages, components, styles, pictures and content. In the ordinary way (benchmark/)
// the page that the server rendered is hydrated as one React tree, with React Router; each page's code is a chunk of its own,
// preloaded, and its data comes from a loader that hands over only what the page reads; tabs and disclosures are plain components
// within the tree. What is no React here (menu, carousels, filters, forms, the loading of dialogs) is started as it is, once the
// page has mounted. Nothing that our own build does to pages is done: no critical styles in the page, no holding back of pictures,
// no answers that the browser can open by itself. Markdown is rendered in the browser, too, as by react-markdown: its bytes are
// told apart, since a loader could hand over what was rendered.
//
// The local server speaks HTTP/1.1, six requests at a time: the whole app's fifteen to thirty chunks would wait less with HTTP/2.
// Its bytes come first, though: 160 KB take 3.2 s on this line.
//
// Native HTML lies under all widgets in both, so that a press may be answered without scripts in both. Components that are nothing
// without scripts, as most are, would do worse.

const PAGES = ['/', '/careers', '/festival', '/productions']
const ROUNDS = 3
const ORDINARY = '.build/benchmark'
const ABOUT =
  'The built site, and the same src/ hydrated whole by vite-react-ssg as its guide says (scripts/audit/benchmark.ts says how), on the slow phone, in turns.'

const wanted = process.argv.slice(2)
const pages = wanted.length > 0 ? wanted : PAGES
const { asBuilt } = makeCopies('dist', '.build/benchmark-ours')
buildOrdinary(ORDINARY)
const different = findDifferent(pages, asBuilt, ORDINARY)
if (different.length > 0) throw new Error(`Other words in the two builds: ${different.join(', ')}. Run "npm run build", and try again.`)
const markdown = readdirSync(path.join(ORDINARY, 'assets')).filter((file) => /^markdown-.*\.js$/.test(file))
const markdownBytes = markdown.reduce((sum, file) => sum + encode(readFileSync(path.join(ORDINARY, 'assets', file)), 'br').length, 0)

const servers = [createSiteServer(asBuilt), createSiteServer(ORDINARY)] as const
const wantedPort = Number(process.env.E2E_PORT ?? 4790)
const ours = `http://localhost:${await listen(servers[0], wantedPort)}`
const theirs = `http://localhost:${await listen(servers[1], wantedPort + 1)}`
const browser = await chromium.launch({ executablePath: getBrowser().executablePath, args: BROWSER_ARGS })
const compared: Compared[] = pages.flatMap((page) => [
  { page, way: 'this site', visits: [], presses: [] },
  { page, way: 'whole app', visits: [], presses: [] },
])
const load = [readLoad()]
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const one of round % 2 === 0 ? compared : compared.toReversed()) await measure(browser, one)
    load.push(readLoad())
    keep()
  }
} finally {
  await browser.close()
  for (const server of servers) server.close()
}

console.log(`\n${ABOUT}\n\n${formatCompared(compared)}\n`)
console.log(
  `KB on the wire with brotli, seconds, milliseconds; medians of ${ROUNDS}. The press comes half a second after the first text, or as soon as its widget is there. Of the whole app's script, ${(markdownBytes / 1024).toFixed(1)} KB render Markdown. The machine's load was ${Math.min(...load)} to ${Math.max(...load)}.`,
)

/** Writes down what has been measured so far. */
function keep(): void {
  mkdirSync('.build/results', { recursive: true })
  writeFileSync('.build/results/benchmark.json', JSON.stringify({ about: ABOUT, load, markdownBytes, compared }, null, 2))
}

async function measure(browser: Browser, { page, way, visits, presses }: Compared): Promise<void> {
  const address = (way === 'this site' ? ours : theirs) + page
  visits.push(await visit(browser, address))
  presses.push(await pressEarly(browser, address))
  console.log(`Measured ${page}, ${way}: ${visits.length} of ${ROUNDS}`)
}
