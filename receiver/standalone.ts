import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { createReceiver, toHeaders } from './receiver.ts'
import { type ReceiverSettings, readOptions } from './settings.ts'

// The receiver on a server, behind its web server. The build writes it as one file, with its settings beside it.

// A log on a full disk must not end the receiver.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

async function serve(): Promise<void> {
  const settings = JSON.parse(readFileSync(path.join(import.meta.dirname, 'receiver.json'), 'utf8')) as ReceiverSettings
  const options = readOptions(process.env)
  const { start, stop, owns, respond } = createReceiver(settings, options)
  await start()
  const server = createServer({ requestTimeout: options.bodyTime + 10_000, headersTimeout: 10_000 }, (request, response) =>
    owns(request.url ?? '') ? respond(request, response) : response.writeHead(404, toHeaders(settings)).end(),
  )
  const head = Object.entries({ ...toHeaders(settings), Connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  server.on('clientError', (_, socket) => socket.writable && socket.end(`HTTP/1.1 400 Bad Request\r\n${head.join('')}\r\n`))
  // Further requests are refused before they use memory.
  server.maxConnections = 200
  // Only the web server on this machine can reach the receiver.
  await new Promise<void>((resolve, reject) => server.on('error', reject).listen({ host: '127.0.0.1', port: options.port }, resolve))
  const emails = options.sendmail ?? (options.smtpUrl ? new URL(options.smtpUrl).hostname : 'nothing: messages are only stored')
  options.print(`ready on port ${Object(server.address()).port}; stores in ${path.resolve(options.folder)}; emails through ${emails}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      // Running requests get their response, in less than the ten seconds after which Podman and Docker kill a process.
      setTimeout(() => process.exit(0), 5000)
      await Promise.all([stop(), new Promise((resolve) => server.close(resolve))])
      process.exit(0)
    })
}

await serve().catch(({ name, message }: Error) => {
  console.error(name === 'UserError' ? message : `The receiver cannot start: ${message}`)
  process.exit(1)
})
