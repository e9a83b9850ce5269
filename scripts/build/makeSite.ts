import { appendFileSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { hasBrochures } from '../../src/content/brochures.ts'
import { ContentError } from '../../src/content/problems.ts'
import { getSite, setSite } from '../../src/content/site.ts'
import { mapWithLimit } from '../../src/lib/mapWithLimit.ts'
import { NOT_FOUND, OFFLINE } from '../../src/lib/paths.ts'
import { listPages } from '../../src/model/pages.ts'
import { renderPage } from '../../src/routes.tsx'
import { findErrors } from '../content/inspectContent.ts'
import { startCompression } from '../deploy/compress.ts'
import { writeDeploy } from '../deploy/writeDeploy.ts'
import { makeFonts } from '../fonts/subset.ts'
import { getNow } from '../lib/settings.ts'
import { makePictures } from '../pictures/makePictures.ts'
import { makePress } from '../press/makePress.ts'
import { toReceiverSettings, writeReceiver } from '../serve/siteReceiver.ts'
import { makeShare } from '../share/makeShare.ts'
import { makeFrame } from './finishPage.ts'
import { makeInlined } from './inlineAssets.ts'
import { writeMachineReadableFiles } from './machineReadableFiles.ts'
import { moreLicences } from './moreLicences.ts'
import { copyOfferedFiles, copyPublicFiles } from './publicFiles.ts'
import { replaceLastBuild, restoreLastBuild, SITE_FOLDER, STAGING_FOLDER, toPageFile } from './staging.ts'
import { hasServiceWorker, writeServiceWorker } from './writeServiceWorker.ts'

/** Files that Vite and vite-react-ssg write for hydrating whole pages, which this site does not do. */
const NOT_SHIPPED = /^(?:\.vite$|static-loader-data)/

/** The licences of third-party code and fonts that browsers receive. */
const LICENCES = 'licences.txt'

/**
 * Builds the complete site into dist/, or does not change it. The caller holds the lock. Throws a ContentError with all errors, or an
 * Error. `published` are the addresses of the site that is online, which must not break.
 */
export async function makeSite(root: string, published: readonly string[] = []): Promise<void> {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const [staging, target] = [path.join(root, STAGING_FOLDER), path.join(root, SITE_FOLDER)]
  const hasWorker = hasServiceWorker(process.env)
  restoreLastBuild(staging, target)
  const { problems, published: content } = await findErrors(root, getNow(), published)
  if (problems.length > 0) throw new ContentError(problems)
  const { pictures, problems: unmade, made } = await makePictures(root, { without: content.draftPictures })
  const tell = (what: string, all: number, made: number) => console.log(`${what}: ${all}, ${made} of them generated now (${seconds()})`)
  tell('Pictures', Object.keys(pictures).length, made)
  if (unmade.length > 0) throw new ContentError(unmade)
  setSite(root, content.entries)
  const site = getSite()
  // The critical CSS has the fallback fonts.
  await makeFonts(root)
  // Loading vite-react-ssg takes half a second of this thread, which is idle while others draw.
  const [inlined, { build }, share] = await Promise.all([
    makeInlined(root),
    import('vite-react-ssg/node'),
    makeShare(root, site),
    makePress(root, site),
  ])
  tell('Pictures for sharing', share.all, share.made)
  const addresses = [...listPages(site).map((page) => page.path), NOT_FOUND, OFFLINE]
  const compressing = startCompression(staging, addresses.length)
  let frame: ReturnType<typeof makeFrame>
  const toPage = (address: string) => {
    try {
      // The offline page is the dictionary of all others (scripts/deploy/dictionary.ts).
      return frame(renderToStaticMarkup(renderPage(site, address)), address === OFFLINE)
    } catch (error) {
      throw new Error(`The page ${address} cannot be rendered.\n${(error as Error).stack}`)
    }
  }
  await build(
    {
      entry: 'src/main.tsx',
      beastiesOptions: false,
      dirStyle: 'flat',
      onPageRendered: async (_route, html) => {
        frame = makeFrame(html, inlined)
      },
      onFinished: async () => {
        await Promise.all([
          // Enough pages at once for all cores, and no more, since each takes memory.
          mapWithLimit(addresses, 2 * availableParallelism(), (address) => compressing.add(toPageFile(address), toPage(address))),
        ])
        for (const name of readdirSync(staging)) if (NOT_SHIPPED.test(name)) rmSync(path.join(staging, name), { recursive: true })
        copyPublicFiles(root, staging, site)
        copyOfferedFiles(root, staging, site)
        writeMachineReadableFiles(staging, site)
        await writeServiceWorker({ root, folder: staging, copyWords: site.messages.offline.copy, isOn: hasWorker })
        appendFileSync(path.join(staging, LICENCES), moreLicences())
        await writeDeploy(root, staging, site)
        if (hasBrochures()) {
          // Playwright is not needed for other builds, and need not be installed.
          const { printBrochures } = await import('../brochures/printBrochures.ts')
          console.log(`Brochures: ${await printBrochures(staging, site)} printed (${seconds()})`)
        }
        await writeReceiver(root, toReceiverSettings(site))
        await compressing.finish()
        replaceLastBuild(staging, target)
        console.log(`Built ${addresses.length} pages in ${seconds()}: ${SITE_FOLDER}/`)
      },
    },
    // Vite would copy the public folder twice: into the bundle for the server too.
    { build: { outDir: STAGING_FOLDER, emptyOutDir: true, copyPublicDir: false, license: { fileName: LICENCES } }, logLevel: 'warn' },
  )
}
