import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { type ContentError, formatProblems, type Problem } from '../../src/content/problems.ts'
import type { Site } from '../../src/content/site.ts'
import { RESOLVED_ID, sitePlugin } from '../build/sitePlugin.ts'
import { makePictures } from '../pictures/makePictures.ts'

/**
 * For development: gives the content to the pages, drafts included, reloads the browser when a file is saved that only rendering uses, and
 * shows content errors on the page. `pictureProblems` are those of the pictures that have been generated already.
 */
export function contentPlugins(root: string, pictureProblems: readonly Problem[]) {
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
      started.middlewares.use(async (request, _response, next) => {
        if (request.method !== 'GET' || !isPage(request.originalUrl, request.headers.accept)) return next()
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
          // Vite shows the text on the page, and reloads it when a file is saved. A stack says nothing about content.
          next(Object.assign(new Error(formatProblems(problems)), { stack: '' }))
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
    /** Replaces the texts of files by unsaved ones. */
    showUnsaved: (texts: ReadonlyMap<string, string>) => {
      unsaved = texts
      forgetSite()
    },
  }
}

/** Whether a page is requested, and not a file or one of Vite’s own URLs. */
function isPage(url = '/', accept = ''): boolean {
  const [address = '/'] = url.split('?')
  return accept.includes('text/html') && !address.startsWith('/@') && path.posix.extname(address) === ''
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
