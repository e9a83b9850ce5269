import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import { Drafts, type Inspect } from './drafts.ts'
import { handleHelp, handleHome, handleSend } from './handleEditorHome.tsx'
import { handleFile } from './handleFile.tsx'
import { handleDelete, handleDeletePicture, handleNew, handleRename, handleRestore } from './handleFileLifecycle.tsx'
import { type EditorResponse, type EditRequest, renderEditorPage } from './pageParts.tsx'

type Handler = (request: EditRequest) => EditorResponse | undefined | Promise<EditorResponse | undefined>

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['', handleHome],
  ['file', handleFile],
  ['new', handleNew],
  ['rename', handleRename],
  ['delete', handleDelete],
  ['delete-picture', handleDeletePicture],
  ['restore', handleRestore],
  ['send', handleSend],
  ['help', handleHelp],
])

/**
 * Whether a request comes from the editor’s own pages on this computer. Refuses connections from other computers, other host names (DNS
 * rebinding), and pages of other origins, which could otherwise read and write files through a browser.
 */
export function isOwnRequest({ headers, method, socket }: Pick<IncomingMessage, 'headers' | 'method' | 'socket'>): boolean {
  const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  const isNamed = /^(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(headers.host ?? '')
  const isSameSite = ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)
  const isSameOrigin = headers.origin === `http://${headers.host}` || (headers.origin === undefined && method !== 'POST')
  return isLocal && isNamed && isSameSite && isSameOrigin
}

/** The editor’s Content-Security-Policy: its own files, and the site in the preview. */
const POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; img-src 'self' data:; " +
  "script-src 'self'; style-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'"

/** Answers requests under /_edit/: server-rendered forms for content/, for this computer only. */
export function createEditor(drafts: Drafts) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const send = (status: number, headers: Record<string, string>, data = '') => {
      response.writeHead(status, {
        'Content-Security-Policy': POLICY,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        ...headers,
      })
      response.end(data)
    }
    const sendText = (status: number, text: string) => send(status, { 'Content-Type': 'text/plain; charset=utf-8' }, text)
    if (!isOwnRequest(request)) return sendText(403, 'The editor answers its own pages on this computer only.')
    try {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
      const parts = pathname.split('/').slice(2)
      const form = request.method === 'POST' ? await readForm(request) : undefined
      const answer = await HANDLERS.get(parts[0] ?? '')?.({ drafts, parts: parts.slice(1), query: searchParams, form })
      if (!answer) return sendText(404, 'The editor has no such page.')
      if ('redirect' in answer) return send(303, { Location: answer.redirect })
      const html = renderEditorPage({ ...answer, status: answer.status ?? searchParams.get('said') ?? undefined })
      return send(200, { 'Content-Type': 'text/html; charset=utf-8' }, html)
    } catch (error) {
      console.error(error)
      sendText(500, `Not done: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  return new Response(await buffer(request), { headers: { 'Content-Type': request.headers['content-type'] ?? '' } }).formData()
}

/** Silences live regions of a previewed page, which would be announced while the author types in the form beside it. */
const SILENT_PREVIEW = `if (self !== top) new MutationObserver(() => {
  for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]:not([aria-live=off])')) region.ariaLive = 'off'
}).observe(document, { childList: true, subtree: true })`

/** Serves the editor beside the development site, which shows unsaved changes by `showUnsaved`. */
export function editPlugin(root: string, inspect: Inspect, showUnsaved: (texts: ReadonlyMap<string, string>) => void): Plugin {
  return {
    name: 'edit',
    transformIndexHtml: () => [{ tag: 'script', children: SILENT_PREVIEW, injectTo: 'head-prepend' }],
    configureServer(server) {
      const drafts = new Drafts(root, inspect)
      const answer = createEditor(drafts)
      const showDrafts = () => {
        showUnsaved(drafts.list())
        server.ws.send({ type: 'full-reload' })
      }
      if (drafts.list().size > 0) showDrafts()
      server.httpServer?.once('listening', () => {
        const address = server.httpServer?.address()
        if (typeof address === 'object') console.log(`The editor: http://localhost:${address?.port}/_edit/`)
      })
      server.middlewares.use((request, response, next) => {
        if (!/^\/_edit(?:[/?]|$)/.test(request.url ?? '')) return next()
        if (request.method === 'POST') response.once('finish', showDrafts)
        answer(request, response).catch(next)
      })
    },
  }
}
