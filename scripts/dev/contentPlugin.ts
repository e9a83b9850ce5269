import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { type ContentError, formatProblems, type Problem } from '../../src/content/problems.ts'
import { makePictures } from '../pictures/makePictures.ts'
import { collectChanges } from './debounce.ts'
import { KEEP_PLACE } from './keepScrollPosition.ts'
import { problemsPage } from './problemsPage.ts'

/** The module that holds the content, as the development server has loaded it. */
type SiteModule = typeof import('../../src/content/site.ts')

/**
 * For development: what only the rendering of pages reads (content, pages, critical styles) reloads the browser when it is saved,
 * and errors of content show there, in the words of the content check, until they are fixed.
 */
export function contentPlugin(root: string): Plugin {
  let pictureProblems: readonly Problem[] = []
  const within = (file: string, folder: string) => normalizePath(file).startsWith(`${normalizePath(path.join(root, folder))}/`)

  return {
    name: 'content',
    async configureServer(server) {
      const drawPictures = async () => {
        pictureProblems = (await makePictures(root)).problems
      }
      await drawPictures()
      const changes = collectChanges(async (files: readonly string[]) => {
        // Words change more often than pictures, which take longer.
        if (files.some((file) => !file.endsWith('.md'))) await drawPictures()
        const { forgetSite } = await loadSiteModule(server)
        forgetSite()
        server.ws.send({ type: 'full-reload' })
      })
      server.watcher.on('all', (_event, file) => {
        if (within(file, 'content')) changes.add(file)
        // New code reads the content anew: what was read is kept for the whole process. While the code is broken there is nothing to read.
        else if (within(file, 'src'))
          loadSiteModule(server).then(
            ({ forgetSite }) => forgetSite(),
            () => {},
          )
      })
      server.middlewares.use(async (request, response, next) => {
        const address = pageAddress(request.originalUrl, request.headers.accept)
        if (request.method !== 'GET' || address === undefined) return next()
        try {
          // A page that is asked for just after a save shows what was saved: nobody would tell it later.
          await changes.settled()
          const site = await loadSiteModule(server)
          // Words may be saved a moment before the picture they name.
          const content = contentProblems(site) ?? (await drawPictures().then(() => contentProblems(site))) ?? []
          const problems = [...pictureProblems, ...content]
          if (problems.length === 0) return (await answerMoved(server, request, response)) || next()
          response.statusCode = 500
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(address, problemsPage(formatProblems(problems))))
        } catch (error) {
          next(error)
        }
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', children: KEEP_PLACE, injectTo: 'head' }],
    },
    hotUpdate({ file, modules }) {
      // What a browser has loaded, Vite updates itself.
      if (this.environment.name !== 'client' || modules.length > 0 || !within(file, 'src')) return
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

/** The address a page is asked for under, without query; undefined when it is a file or one of Vite's own. */
function pageAddress(url = '/', accept = ''): string | undefined {
  const [address = '/'] = url.split('?')
  const isFile = address.startsWith('/@') || path.posix.extname(address) !== ''
  return accept.includes('text/html') && !isFile ? address : undefined
}

/** Leads from an address that had a page once to where it is now, as hosts do. Says whether it has. */
async function answerMoved(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const [{ getSite }, { listMoves }] = await Promise.all([
    loadSiteModule(server),
    server.ssrLoadModule('/src/model/moves.ts') as Promise<typeof import('../../src/model/moves.ts')>,
  ])
  const [address, query] = (request.url ?? '/').split('?')
  const to = listMoves(getSite()).find(({ from }) => from === address)?.to
  if (to === undefined) return false
  response.writeHead(301, { Location: query === undefined ? to : `${to}?${query}` }).end()
  return true
}

const loadSiteModule = (server: ViteDevServer) => server.ssrLoadModule('/src/content/site.ts') as Promise<SiteModule>

/**
 * What is wrong with the content, drafts and all; undefined while a picture is not made yet.
 * Where nothing is wrong, the page that is rendered next finds the content read.
 */
function contentProblems({ getSite }: SiteModule): readonly Problem[] | undefined {
  try {
    getSite()
    return []
  } catch (error) {
    // The class of the development server's own copy of the module is another.
    if (error instanceof Error && error.name === 'ContentError') return (error as ContentError).problems
    if (error instanceof Error && error.name === 'PictureNotMade') return undefined
    throw error
  }
}
