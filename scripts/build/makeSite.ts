import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ContentError } from '../../src/content/problems.ts'
import { toSite } from '../../src/content/site.ts'
import { hasBrochures } from '../../src/model/brochures.ts'
import { findErrors } from '../content/inspectContent.ts'
import { writeCompressed } from '../deploy/compress.ts'
import { writeDeploy } from '../deploy/writeDeploy.ts'
import { makeFonts } from '../fonts/subset.ts'
import { listBuiltPages } from '../lib/builtPages.ts'
import { getNow } from '../lib/settings.ts'
import { makePictures } from '../pictures/makePictures.ts'
import { makePress } from '../press/makePress.ts'
import { toReceiverSettings, writeReceiver } from '../serve/siteReceiver.ts'
import { makeShare } from '../share/makeShare.ts'
import { type Bundle, finishPage } from './finishPage.ts'
import { makeInlined } from './inlineAssets.ts'
import { writeMachineReadableFiles } from './machineReadableFiles.ts'
import { copyPublicFiles } from './publicFiles.ts'
import { sitePlugin } from './sitePlugin.ts'
import { replaceLastBuild, restoreLastBuild, SITE_FOLDER, STAGING_FOLDER, toParts } from './staging.ts'
import { writeServiceWorker } from './writeServiceWorker.ts'

/** Files that Vite and vite-react-ssg write for hydrating whole pages, which this site does not do. */
const NOT_SHIPPED = /^(?:\.vite$|static-loader-data)/

/**
 * Builds the complete site into dist/, or does not change it. The caller holds the lock. Throws a ContentError with all errors, or an
 * Error. `published` are the addresses of the site that is online, which must not break.
 */
export async function makeSite(root: string, published: readonly string[] = []): Promise<void> {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const { site: pages, deploy } = toParts(root)
  const [staging, parts] = [pages.folder, [pages, deploy]]
  restoreLastBuild(parts)
  const { problems, published: content } = await findErrors(root, getNow(), published)
  if (problems.length > 0) throw new ContentError(problems)
  const { pictures, problems: unmade, made } = await makePictures(root, { without: content.draftPictures })
  console.log(`Pictures: ${Object.keys(pictures).length}, ${made} of them generated now (${seconds()})`)
  if (unmade.length > 0) throw new ContentError(unmade)
  const site = toSite(root, content.entries)
  // The critical CSS has the fallback fonts.
  await makeFonts(root)
  const [inlined, { build }] = await Promise.all([
    makeInlined(root),
    import('vite-react-ssg/node'),
    makeShare(root, site),
    makePress(root, site),
  ])
  let bundle: Bundle | undefined
  await build(
    {
      entry: 'src/main.tsx',
      beastiesOptions: false,
      dirStyle: 'flat',
      onPageRendered: async (_route, html) => {
        bundle ??= readBundle(staging)
        return finishPage(html, inlined, bundle)
      },
      onFinished: async () => {
        for (const name of readdirSync(staging)) if (NOT_SHIPPED.test(name)) rmSync(path.join(staging, name), { recursive: true })
        copyPublicFiles(root, staging, site)
        writeMachineReadableFiles(staging, site)
        await writeServiceWorker(root, staging, site.messages.offline.copy)
        writeDeploy(staging, deploy.folder, site)
        if (hasBrochures()) {
          // Playwright is not needed for other builds, and need not be installed.
          const { printBrochures } = await import('../brochures/printBrochures.ts')
          await printBrochures(staging, site)
        }
        await writeReceiver(deploy.folder, toReceiverSettings(site))
        await writeCompressed(staging)
        replaceLastBuild(parts)
        console.log(`Built ${listBuiltPages(pages.target).length} pages in ${seconds()}: ${SITE_FOLDER}/`)
      },
    },
    {
      plugins: [sitePlugin(() => site)],
      // Vite would copy the public folder twice: into the bundle for the server too.
      build: { outDir: STAGING_FOLDER, emptyOutDir: true, copyPublicDir: false, license: { fileName: 'licences.txt' } },
      logLevel: 'warn',
    },
  )
}

/** The addresses of the script and the stylesheet of every page, from Vite’s manifest. */
function readBundle(folder: string): Bundle {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'))
  return { script: `/${manifest['index.html'].file}`, stylesheet: `/${manifest['style.css'].file}` }
}
