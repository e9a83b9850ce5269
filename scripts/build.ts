// Before all else: the order of imports is the order in which they run.
import './build/production.ts'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadContent } from '../src/content/load.ts'
import { ContentError, formatProblems } from '../src/content/problems.ts'
import { getSite, SITE_OPTIONS } from '../src/content/site.ts'
import { writeExtras } from './build/extras.ts'
import { finishPage } from './build/finishPage.ts'
import { findLostFragments } from './build/fragments.ts'
import { makeInlined } from './build/inlined.ts'
import { takeTurn } from './build/lock.ts'
import { loadRenderer } from './build/renderer.ts'
import { wantsServiceWorker, writeServiceWorker } from './build/serviceWorker.ts'
import { assertComplete, removeLeftovers, STAGING, swapIn } from './build/staging.ts'
import { makeFonts } from './fonts/subset.ts'
import { makeIdentity } from './identity/makeIdentity.ts'
import { makePictures } from './pictures/makePictures.ts'
import { findStandIns } from './pictures/standIn.ts'
import { makePress } from './press/makePress.ts'
import { makeShare } from './share/makeShare.ts'

const root = process.cwd()
const started = performance.now()
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
/** Where the finished site goes; `--out folder` for a second build beside the first. */
const target = path.join(root, process.argv[process.argv.indexOf('--out') + 1 || Number.POSITIVE_INFINITY] ?? 'dist')

const UNCHANGED = 'Nothing was changed: the last good build, if there is one, stays as it is.'

// vite-react-ssg renders pages in a queue that nobody awaits: a page that fails arrives here.
process.on('unhandledRejection', stop)
await run().catch(stop)

async function run(): Promise<void> {
  const hasWorker = wantsServiceWorker(process.env)
  await takeTurn(root)
  const content = loadContent({ root, ...SITE_OPTIONS })
  const { pictures, problems, made } = await makePictures(root, { without: content.draftPictures })
  console.log(`Pictures: ${Object.keys(pictures).length}, ${made} of them made now (${seconds(started)})`)
  const found = [...problems, ...content.problems, ...findStandIns(root, content.shown)]
  if (found.length > 0) throw new ContentError(found)
  await makeFonts(root)
  await makeIdentity(root, getSite().company)
  const share = await makeShare(root, getSite())
  console.log(`Pictures for sharing: ${Object.keys(share.files).length}, ${share.made} of them made now (${seconds(started)})`)
  await makePress(root, getSite())
  const inlined = await makeInlined(root)
  const staging = path.join(root, STAGING)
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true })
  const { build } = await loadRenderer()
  let pages = 0
  await build(
    {
      entry: 'src/main.tsx',
      beastiesOptions: false,
      dirStyle: 'flat',
      onPageRendered: (_route, html) => {
        pages += 1
        return finishPage(html, inlined)
      },
      onFinished: async () => {
        removeLeftovers(staging)
        writeExtras(staging, getSite())
        writeFileSync(path.join(root, '.generated/csp.json'), `${JSON.stringify(inlined.hashes, null, 2)}\n`)
        assertComplete(staging)
        const lost = findLostFragments(staging)
        if (lost.length > 0) {
          console.error(`\n${lost.join('\n')}\n${UNCHANGED}`)
          process.exit(1)
        }
        const { copy } = getSite().messages.offline
        await writeServiceWorker({ root, folder: staging, copyWords: copy, isOn: hasWorker })
        swapIn(staging, target)
        console.log(`Built ${pages} pages in ${seconds(started)}: ${path.relative(root, target)}/`)
      },
    },
    { build: { outDir: STAGING, emptyOutDir: true }, logLevel: 'warn' },
  )
  process.exit(0)
}

function stop(error: unknown): never {
  if (error instanceof ContentError) console.error(`\n${formatProblems(error.problems)}\n`)
  else console.error(error instanceof Error ? (error.stack ?? error.message) : error)
  console.error(UNCHANGED)
  process.exit(1)
}
