import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { loadContent } from '../../src/content/load.ts'
import { ContentError } from '../../src/content/problems.ts'
import { getSite, SITE_OPTIONS, takeSite } from '../../src/content/site.ts'
import { getToday } from '../../src/lib/clock.ts'
import { ROUTES } from '../../src/lib/routes.ts'
import { takeTrees } from '../../src/markdown/known.ts'
import { recallAnswers } from '../content/keptAnswers.ts'
import { openTrees } from '../content/keptTrees.ts'
import { beginCompressing, COMPRESSED } from '../deploy/compress.ts'
import { writeDeploy } from '../deploy/writeDeploy.ts'
import { makeFonts } from '../fonts/subset.ts'
import { makeIdentity } from '../identity/makeIdentity.ts'
import { stateOfProject } from '../lib/stateOfProject.ts'
import { Trouble } from '../lib/trouble.ts'
import { makePictures } from '../pictures/makePictures.ts'
import { findStandIns } from '../pictures/standIn.ts'
import { makePress } from '../press/makePress.ts'
import { makeShare } from '../share/makeShare.ts'
import { noteShipped } from '../supply/shipped.ts'
import { writeSupply } from '../supply/writeSupply.ts'
import { copyBrochures } from './brochures.ts'
import { swapWithNote } from './builtOf.ts'
import { writeExtras } from './extras.ts'
import { beginFinishing } from './finishing.ts'
import { findLostFragments } from './fragments.ts'
import { makeInlined } from './inlined.ts'
import { loadRenderer } from './renderer.ts'
import { wantsServiceWorker, writeServiceWorker } from './serviceWorker.ts'
import { assertComplete, BUILT, fileOf, putBack, STAGING, swapIn } from './staging.ts'

/** What Vite notes for the renderer, in the folder of the site. */
const VITE_NOTES = '.vite'

/** How many pages wait at once to be finished and compressed: enough for all cores, and no more, since each that waits takes memory. */
const PAGES_AT_ONCE = 2 * availableParallelism()

/**
 * Makes the whole site of the project at `root`, in dist/, for whoever has taken the turn (lock.ts). What is there already gives way when
 * all of it is done, and stays when anything fails. `whenRead` is awaited once all modules of ours have been read. Throws ContentError
 * with everything that is wrong in content, or an Error.
 */
export async function makeSite(root: string, whenRead: () => Promise<void>): Promise<void> {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const [staging, target] = [path.join(root, STAGING), path.join(root, BUILT)]
  const hasWorker = wantsServiceWorker(process.env)
  putBack(staging, target)
  // Without its worker it is no state of the project that anybody committed.
  const state = hasWorker ? stateOfProject(root) : undefined
  const [answers, trees] = [recallAnswers(root), openTrees(root)]
  const content = loadContent({ root, ...SITE_OPTIONS })
  answers.keep()
  const { pictures, problems, made } = await makePictures(root, { without: content.draftPictures })
  const tell = (what: string, all: number, made: number) => console.log(`${what}: ${all}, ${made} of them made now (${seconds()})`)
  tell('Pictures', Object.keys(pictures).length, made)
  const found = [...problems, ...content.problems, ...findStandIns(root, content.shown)]
  if (found.length > 0) throw new ContentError(found)
  takeSite(root, content.entries)
  takeTrees(trees)
  const letters = await makeFonts(root)
  tell('Fonts', letters.fonts.length, letters.made)
  const icons = await makeIdentity(root, getSite().company)
  tell('Icons', icons.all, icons.made)
  const share = await makeShare(root, getSite())
  tell('Pictures for sharing', Object.keys(share.files).length, share.made)
  const press = await makePress(root, getSite())
  tell('Pictures for the press', press.files.pictures.length, press.made)
  const inlined = await makeInlined(root)
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true })
  const { build } = await loadRenderer(whenRead)
  const shipped = noteShipped()
  const compressing = beginCompressing(staging, path.join(root, COMPRESSED))
  const finishing = beginFinishing(root, inlined, ROUTES.length)
  await build(
    {
      entry: 'src/main.tsx',
      beastiesOptions: false,
      dirStyle: 'flat',
      concurrency: PAGES_AT_ONCE,
      onPageRendered: async (route, html) => {
        const page = await finishing.finish(html)
        await compressing.add(fileOf(route), page)
        return page.toString()
      },
      onFinished: async () => {
        const finished = await finishing.end()
        tell('Pages', finished.all, finished.made)
        rmSync(path.join(staging, VITE_NOTES), { recursive: true })
        writeExtras(staging, getSite())
        trees.keep()
        copyBrochures(root, staging, getSite())
        assertComplete(staging)
        const lost = findLostFragments(staging)
        if (lost.length > 0) throw new Trouble(`\n${lost.join('\n')}`)
        const { copy } = getSite().messages.offline
        await writeServiceWorker({ root, folder: staging, copyWords: copy, isOn: hasWorker })
        writeSupply({ root, folder: staging, shipped: shipped.places() })
        writeDeploy({ root, folder: staging, site: getSite().company.url })
        const copies = await compressing.finish()
        tell('Compressed files', copies.all, copies.made)
        const isSame = state !== undefined && stateOfProject(root) === state
        swapWithNote(root, { day: getToday(), ...(isSame ? { state } : {}) }, () => swapIn(staging, target))
        console.log(`Built ${finished.all} pages in ${seconds()}: ${BUILT}/`)
      },
    },
    { build: { outDir: STAGING, emptyOutDir: true }, plugins: [shipped.plugin], logLevel: 'warn' },
  )
}
