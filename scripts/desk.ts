import { createRequire } from 'node:module'
import path from 'node:path'
import { Programs } from './desk/programs.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { listen } from './serve/server.ts'

/** Only this computer reaches the desk. */
const LOOPBACK = '127.0.0.1'

readCommandLine({ name: 'npm run desk', about: 'Opens an editor for the content in the browser, on this computer alone.' })
const root = process.cwd()
const wanted = Number(process.env.PORT ?? 4180)
const programs = new Programs(root)

/** Where a file of a package lies. Ends the desk, in words, where the package is not there. */
function find(file: string): string {
  try {
    return createRequire(import.meta.url).resolve(file)
  } catch {
    console.error(`“${file.split('/')[0]}” is not installed, and the desk needs it. Run “npm install”, then “npm run desk” again.`)
    process.exit(1)
  }
}

/** Starts the site, the server that reads and writes files, and the desk itself; says where it is. */
async function openDesk(): Promise<void> {
  const editor = path.dirname(find('decap-cms/dist/decap-cms.js'))
  const server = find('decap-server/dist/index.js')
  find('esbuild')
  // Read only now: without esbuild it could say nothing.
  const { createDeskServer } = await import('./desk/deskServer.ts')
  console.log('The desk is being laid out …')
  const filesPort = await programs.freePort(wanted + 1, LOOPBACK)
  const [siteAddress] = await Promise.all([
    programs.start(
      'the site',
      ['--import', 'tsx', 'scripts/dev.ts'],
      { PORT: process.env.SITE_PORT ?? '5173' },
      /http:\/\/localhost:\d+\//,
    ),
    programs.start(
      'the server for files',
      [server],
      { PORT: String(filesPort), BIND_HOST: LOOPBACK, MODE: 'fs', GIT_REPO_DIRECTORY: path.join(root, 'content') },
      /listening/,
    ),
  ])
  const filesAddress = `http://${LOOPBACK}:${filesPort}/api/v1`
  const port = await listen(await createDeskServer({ root, siteAddress, filesAddress, editor }), wanted, LOOPBACK)
  if (port !== wanted) console.log(`Port ${wanted} is taken by another program, so the desk is at the next free one.`)
  console.log(`The desk is open at http://localhost:${port}/\nStop with Ctrl+C.`)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => programs.stop(0))
openDesk().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  programs.stop(1)
})
