import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { listMessages } from './listMessages.ts'
import { createReceiver } from './receiver.ts'
import { RECEIVER_PORT, type ReceiverSettings, readOptions } from './settings.ts'

// The receiver on a server behind nginx or Caddy: `node receiver.mjs` receives messages, `node receiver.mjs list` shows them.
// The build writes it as one file, with its settings beside it.

/** Podman and Docker kill a process after ten seconds. */
const STOP_TIME_MS = 5000

const settings = JSON.parse(readFileSync(path.join(import.meta.dirname, 'receiver.json'), 'utf8')) as ReceiverSettings
const options = readOptions(process.env)
if (process.argv[2] === 'list') console.log(await listMessages(options.folder))
else serve()

function serve(): void {
  const receiver = createReceiver(settings, options)
  receiver.start()
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    if (receiver.owns(request.url ?? '')) void receiver.respond(request, response)
    else response.writeHead(404).end()
  })
  // Further requests are refused before they use memory.
  server.maxConnections = 200
  // Only the web server on this machine can reach the receiver.
  server.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? RECEIVER_PORT) }, () => options.log('ready'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      // Running requests get their response, but do not keep the process longer than this.
      setTimeout(() => server.closeAllConnections(), STOP_TIME_MS).unref()
      await Promise.all([receiver.stop(), new Promise((resolve) => server.close(resolve))])
      process.exit(0)
    })
}
