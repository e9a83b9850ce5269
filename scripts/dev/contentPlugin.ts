import path from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { formatProblems, type Problem } from '../../src/content/problems.ts'
import { isRoute } from '../../src/lib/routes.ts'
import { makePictures } from '../pictures/makePictures.ts'
import { problemsPage } from './problemsPage.ts'

/** The modules that read content, as the development server loads them: with the changes of a minute ago. */
interface ContentModules {
  load: typeof import('../../src/content/load.ts')
  site: typeof import('../../src/content/site.ts')
}

/**
 * For development: what only the rendering of pages reads (content, pages, critical styles) reloads the browser when it is saved,
 * and faults of content show there, in the words of the content check, until they are mended.
 */
export function contentPlugin(root: string): Plugin {
  let pictureProblems: readonly Problem[] = []
  const within = (file: string, folder: string) => normalizePath(file).startsWith(`${normalizePath(path.join(root, folder))}/`)

  return {
    name: 'content',
    async configureServer(server) {
      pictureProblems = (await makePictures(root)).problems
      server.watcher.on('all', (_event, file) => {
        if (!within(file, 'content')) return
        queueReload(server, async () => {
          pictureProblems = (await makePictures(root)).problems
        })
      })
      server.middlewares.use(async (request, response, next) => {
        const address = pageAddress(request.originalUrl, request.headers.accept)
        if (request.method !== 'GET' || address === undefined) return next()
        try {
          const problems = [...pictureProblems, ...(await contentProblems(server, root))]
          if (problems.length === 0) {
            if (!isRoute(address)) request.originalUrl = '/404'
            return next()
          }
          response.statusCode = 500
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await server.transformIndexHtml(address, problemsPage(formatProblems(problems))))
        } catch (error) {
          next(error)
        }
      })
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

async function contentProblems(server: ViteDevServer, root: string): Promise<Problem[]> {
  const load = async <Name extends keyof ContentModules>(name: Name) =>
    (await server.ssrLoadModule(`/src/content/${name}.ts`)) as ContentModules[Name]
  const [{ loadContent }, { SITE_OPTIONS }] = [await load('load'), await load('site')]
  return loadContent({ root, ...SITE_OPTIONS, withDrafts: true }).problems
}

let waiting: NodeJS.Timeout | undefined

/** Editors save in several steps, and folders come with many files: one reload for all of them. */
function queueReload(server: ViteDevServer, prepare: () => Promise<void>): void {
  clearTimeout(waiting)
  waiting = setTimeout(async () => {
    await prepare()
    server.moduleGraph.invalidateAll()
    server.ws.send({ type: 'full-reload' })
  }, 80)
}
