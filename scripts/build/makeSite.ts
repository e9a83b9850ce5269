import { appendFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { build } from 'vite-react-ssg/node'
import { loadContent } from '../../src/content/loadContent.ts'
import { ContentError } from '../../src/content/problems.ts'
import { getSite, SITE_OPTIONS, setSite } from '../../src/content/site.ts'
import { getToday } from '../../src/lib/clock.ts'
import { listPages } from '../../src/model/pages.ts'
import { findBrokenFragments } from '../content/brokenFragments.tsx'
import { startCompression } from '../deploy/compress.ts'
import { writeDeploy } from '../deploy/writeDeploy.ts'
import { makeFonts } from '../fonts/subset.ts'
import { getCleanCommit } from '../lib/projectCommit.ts'
import { makePictures } from '../pictures/makePictures.ts'
import { findPlaceholders } from '../pictures/placeholderPicture.ts'
import { makePress } from '../press/makePress.ts'
import { toReceiverSettings, writeReceiver } from '../serve/siteReceiver.ts'
import { makeShare } from '../share/makeShare.ts'
import { swapAndRecord } from './buildInfo.ts'
import { finishPage } from './finishPage.ts'
import { makeInlined } from './inlineAssets.ts'
import { writeMachineReadableFiles } from './machineReadableFiles.ts'
import { moreLicences } from './moreLicences.ts'
import { copyBrochures, copyPublicFiles } from './publicFiles.ts'
import { assertComplete, replaceLastBuild, restoreLastBuild, SITE_FOLDER, STAGING_FOLDER, toPageFile } from './staging.ts'
import { hasServiceWorker, writeServiceWorker } from './writeServiceWorker.ts'

/** Files that Vite and vite-react-ssg write for hydrating whole pages, which this site does not do. */
const NOT_SHIPPED = /^(?:\.vite$|static-loader-data)/

/** The licences of third-party code and fonts that browsers receive. */
const LICENCES = 'licences.txt'

/** How many pages are queued for compression: enough for all cores, and no more, since each takes memory. */
const PAGES_AT_ONCE = 2 * availableParallelism()

/**
 * Builds the complete site into dist/, or does not change it. The caller holds the lock. Throws a ContentError with all errors, or an
 * Error.
 */
export async function makeSite(root: string): Promise<void> {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const [staging, target] = [path.join(root, STAGING_FOLDER), path.join(root, SITE_FOLDER)]
  const hasWorker = hasServiceWorker(process.env)
  restoreLastBuild(staging, target)
  // A site without its service worker differs from that of its commit, so no commit is recorded.
  const state = hasWorker ? getCleanCommit(root) : undefined
  const content = loadContent({ root, ...SITE_OPTIONS })
  const { pictures, problems, made } = await makePictures(root, { without: content.draftPictures })
  const tell = (what: string, all: number, made: number) => console.log(`${what}: ${all}, ${made} of them generated now (${seconds()})`)
  tell('Pictures', Object.keys(pictures).length, made)
  const found = [...problems, ...content.problems, ...findPlaceholders(root, content.shown)]
  if (found.length > 0) throw new ContentError(found)
  const brokenFragments = findBrokenFragments(content)
  if (brokenFragments.length > 0) throw new ContentError(brokenFragments)
  setSite(root, content.entries)
  const site = getSite()
  await makeFonts(root)
  const share = await makeShare(root, site)
  tell('Pictures for sharing', Object.keys(share.files).length, share.made)
  await makePress(root, site)
  const inlined = await makeInlined(root)
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true })
  let pages = 0
  const compressing = startCompression(staging)
  await build(
    {
      entry: 'src/main.tsx',
      beastiesOptions: false,
      dirStyle: 'flat',
      concurrency: PAGES_AT_ONCE,
      onPageRendered: async (route, html) => {
        const page = finishPage(html, inlined)
        pages += 1
        await compressing.add(toPageFile(route), Buffer.from(page))
        return page
      },
      onFinished: async () => {
        for (const name of readdirSync(staging)) if (NOT_SHIPPED.test(name)) rmSync(path.join(staging, name), { recursive: true })
        copyPublicFiles(root, staging, site)
        copyBrochures(root, staging, site)
        writeMachineReadableFiles(staging, site)
        const addresses = listPages(site).map((page) => page.path)
        assertComplete(staging, addresses)
        await writeServiceWorker({ root, folder: staging, copyWords: site.messages.offline.copy, isOn: hasWorker })
        appendFileSync(path.join(staging, LICENCES), moreLicences())
        writeDeploy(root, staging, site, state)
        await writeReceiver(root, toReceiverSettings(site))
        await compressing.finish()
        const isSame = state !== undefined && getCleanCommit(root) === state
        swapAndRecord(root, { day: getToday(), ...(isSame ? { state } : {}) }, () => replaceLastBuild(staging, target))
        console.log(`Built ${pages} pages in ${seconds()}: ${SITE_FOLDER}/`)
      },
    },
    { build: { outDir: STAGING_FOLDER, emptyOutDir: true, license: { fileName: LICENCES } }, logLevel: 'warn' },
  )
}
