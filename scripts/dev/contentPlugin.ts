import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { type ContentError, formatProblems, type Problem } from '../../src/content/problems.ts'
import type { Site } from '../../src/content/site.ts'
import { escapeXml } from '../../src/seo/xml.ts'
import { RESOLVED_ID, sitePlugin } from '../build/sitePlugin.ts'
import { makePictures } from '../pictures/makePictures.ts'

/** Replaces the texts of files by unsaved ones. */
type ShowUnsaved = (texts: ReadonlyMap<string, string>) => void

/**
 * For development: gives the content to the pages, drafts included, reloads the browser when a file is saved that only rendering uses, and
 * shows content errors on the page. `pictureProblems` are those of the pictures that have been generated already.
 */
export function contentPlugins(root: string, pictureProblems: readonly Problem[]): { plugins: Plugin[]; showUnsaved: ShowUnsaved } {
  const within = (file: string, folder: string) => normalizePath(file).startsWith(`${normalizePath(path.join(root, folder))}/`)
  let server: ViteDevServer | undefined
  let loaded: Promise<Site> | undefined
  let unsaved: ReadonlyMap<string, string> = new Map()
  const getSite = () => {
    if (!server) throw new Error('The development server has not started.')
    loaded ??= loadSite(server, root, unsaved)
    return loaded
  }
  const forgetSite = () => {
    loaded = undefined
    const graph = server?.environments.ssr.moduleGraph
    const module = graph?.getModuleById(RESOLVED_ID)
    if (module) graph?.invalidateModule(module)
  }
  const drawPictures = async () => {
    pictureProblems = (await makePictures(root)).problems
  }
  const changed = new Set<string>()
  let handled = Promise.resolve()
  const handleChanges = async () => {
    const isOfTexts = [...changed].every((file) => file.endsWith('.md'))
    changed.clear()
    // Pictures take longer than texts.
    if (!isOfTexts) await drawPictures()
    forgetSite()
    server?.ws.send({ type: 'full-reload' })
  }

  const content: Plugin = {
    name: 'content',
    configureServer(started) {
      server = started
      started.watcher.on('all', (_event, file) => {
        if (within(file, 'content')) {
          // The watcher reports one change of a file in 50 ms: the next step of an editor that saves in several would be missed.
          if (changed.size === 0)
            handled = handled
              .then(() => wait(50))
              .then(handleChanges)
              .catch(console.error)
          changed.add(file)
        }
        // New code may read the content in another way.
        else if (within(file, 'src')) forgetSite()
      })
      started.middlewares.use(async (request, response, next) => {
        const address = pageAddress(request.originalUrl, request.headers.accept)
        if (request.method !== 'GET' || address === undefined) return next()
        try {
          // A page that was requested before the save was handled must show the new content: no later reload would correct it.
          await handled
          const findProblems = () => getSite().then(() => [], toProblems)
          // A text may be saved a moment before the picture that it names: generate pictures, and check again.
          const retry = async () => {
            await drawPictures()
            forgetSite()
            return findProblems()
          }
          const problems = [...((await findProblems()) ?? (await retry()) ?? []), ...pictureProblems]
          if (problems.length === 0) return next()
          response.statusCode = 500
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await started.transformIndexHtml(address, problemsPage(formatProblems(problems))))
        } catch (error) {
          next(error)
        }
      })
    },
    hotUpdate({ file, modules }) {
      // Vite itself updates modules that the browser has loaded. Other source files only render pages: reload the page.
      if (this.environment.name !== 'client' || modules.length > 0 || !within(file, 'src')) return
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
  return {
    plugins: [content, sitePlugin(getSite)],
    showUnsaved: (texts) => {
      unsaved = texts
      forgetSite()
    },
  }
}

/** The path of a requested page, without query; undefined for files and Vite’s own URLs. */
function pageAddress(url = '/', accept = ''): string | undefined {
  const [address = '/'] = url.split('?')
  const isFile = address.startsWith('/@') || path.posix.extname(address) !== ''
  return accept.includes('text/html') && !isFile ? address : undefined
}

/** The site with the editor’s unsaved changes; while these have errors, the site as it is on disk. Vite reloads changed code of ours. */
async function loadSite(server: ViteDevServer, root: string, unsaved: ReadonlyMap<string, string>): Promise<Site> {
  const site = (await server.ssrLoadModule('/src/content/site.ts')) as typeof import('../../src/content/site.ts')
  const onDisk = { withDrafts: true }
  if (unsaved.size === 0) return site.loadSite(root, onDisk)
  try {
    return site.loadSite(root, { ...onDisk, unsaved })
  } catch (error) {
    if (isContentError(error)) return site.loadSite(root, onDisk)
    throw error
  }
}

/** The errors in the content, drafts included; undefined while a picture has not been generated yet. */
function toProblems(error: unknown): readonly Problem[] | undefined {
  if (isContentError(error)) return error.problems
  if (error instanceof Error && error.name === 'PictureNotMade') return undefined
  throw error
}

/** The development server’s copy of the module has another class, so `instanceof` would fail. */
const isContentError = (error: unknown): error is ContentError => error instanceof Error && error.name === 'ContentError'

/** A page that shows the content errors as plain text. Includes Vite’s client, so that it reloads when a file is saved. */
function problemsPage(text: string): string {
  return `<!doctype html>
<html lang="en-NG">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>There are errors in content/</title>
    <style>
      body { max-width: 60rem; margin: 3rem auto; padding: 0 1.5rem; font: 1.1rem/1.5 system-ui, sans-serif; background: #fbf4e6; color: #17110d }
      pre { padding: 1.5rem; overflow: auto; border-left: 8px solid #8e2a14; background: #fff; font: 1rem/1.6 ui-monospace, monospace; white-space: pre-wrap }
    </style>
  </head>
  <body>
    <h1>There are errors in content/</h1>
    <pre>${escapeXml(text)}</pre>
    <p>Fix the errors and save: the page comes back by itself.</p>
  </body>
</html>
`
}
