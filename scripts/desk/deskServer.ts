import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { loadContent } from '../../src/content/load.ts'
import { formatProblems } from '../../src/content/problems.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { countOf } from '../../src/lib/text.ts'
import { Keeper } from './keeper.ts'
import { editorPage, homePage } from './pages.ts'
import { toConfig } from './toConfig.ts'

interface DeskOptions {
  /** The project’s root. */
  root: string
  /** Where the site shows as it is written. */
  siteAddress: string
  /** Where the server listens that reads and writes files. */
  filesAddress: string
  /** The folder with the scripts of Decap. */
  editor: string
}

/** What the editor may do: run its scripts, talk to the desk, show pictures of the content. No other host is asked for anything. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob:",
  "frame-ancestors 'none'",
].join('; ')

/** Forms with many pictures are long; nothing an editor writes is longer. */
const MAX_BYTES = 50_000_000

/** The server of the desk: its pages, the editor, and the way to the files. For this computer alone. */
export async function createDeskServer(options: DeskOptions): Promise<Server> {
  const script = await bundleEditor()
  const keeper = new Keeper(options.filesAddress)
  return createServer((request, response) => {
    answer(options, script, keeper, request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end(JSON.stringify({ error: 'The desk failed. The window in which it was started says why.' }))
    })
  })
}

async function answer(
  options: DeskOptions,
  script: string,
  keeper: Keeper,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (type: string, text: string, status = 200) => {
    const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' }
    response.writeHead(status, headers).end(text)
  }
  if (!isFromHere(request)) return send('text/plain', 'The desk answers this computer’s own pages alone.', 403)
  const read = () => loadContent({ root: options.root, ...SITE_OPTIONS, withDrafts: true })
  const [address = '/'] = (request.url ?? '/').split('?')
  switch (`${request.method} ${address}`) {
    case 'GET /':
      return send('text/html', homePage(options.siteAddress, faultWords(read())))
    case 'GET /editor':
      return send('text/html', editorPage(options.siteAddress))
    case 'GET /editor.js':
      return send('text/javascript', script)
    case 'GET /config.json':
      return send('application/json', JSON.stringify(toConfig(read().documents, options.siteAddress)))
    case 'GET /faults':
      return send('application/json', JSON.stringify(faultWords(read())))
    case 'POST /files': {
      const { status, text } = await keeper.pass(await readBody(request))
      return send('application/json', text, status)
    }
    default:
      if (request.method === 'GET' && PART_OF_DECAP.test(address)) return send('text/javascript', readPart(options.editor, address))
      return send('text/plain', 'The desk has no such page.', 404)
  }
}

/** Decap asks for the less common of its parts once it needs them. */
const PART_OF_DECAP = /^\/(?:\d+\.)?decap-cms\.js$/

const readPart = (folder: string, address: string) => readFileSync(path.join(folder, address), 'utf8')

const faultWords = ({ problems }: ReturnType<typeof loadContent>) => ({
  summary: problems.length === 0 ? 'Nothing to mend.' : `${countOf(problems.length, 'thing', 'things')} to mend.`,
  faults: problems.length === 0 ? '' : formatProblems(problems),
})

/** Pages of other sites, open in the same browser, could otherwise write files. */
function isFromHere({ headers }: IncomingMessage): boolean {
  const isLocal = /^(localhost|127\.0\.0\.1):\d+$/.test(headers.host ?? '')
  return isLocal && (headers.origin === undefined || headers.origin === `http://${headers.host}`)
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MAX_BYTES) throw new Error('Somebody sent more than 50 MB.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function bundleEditor(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('editor.ts', import.meta.url))],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}
