import { readCommandLine } from './lib/commandLine.ts'
import { createSiteServer, listen } from './serve/server.ts'
import { startTestReceiver } from './serve/siteReceiver.ts'
import { buildFixtureSite, FIXTURE_DIST, FIXTURE_PROJECT } from './test/fixtureProject.ts'

const { flags } = readCommandLine({
  name: 'npx tsx scripts/fixture.ts',
  about: 'Builds the fixture site that behaviour tests use (tests/fixtures/site), unless it is up to date.',
  flags: { port: { value: 'number', port: true, about: 'Also serve it, at this port.' } },
})

await buildFixtureSite()
if (flags.port !== undefined) {
  const receiver = await startTestReceiver(FIXTURE_PROJECT, '.build/messages')
  const port = await listen(createSiteServer(FIXTURE_DIST, receiver), Number(flags.port))
  console.log(`The fixture site is at http://localhost:${port}/\nStop with Ctrl+C.`)
}
