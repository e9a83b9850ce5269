import { takeBuildLock } from './build/buildLock.ts'
import { PUBLISHED_HELP, PUBLISHED_OPTION, PUBLISHED_USAGE, readPublished } from './content/publishedAddresses.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { root } from './lib/settings.ts'

const { flags } = readCommandLine(
  `npm run build -- [--brochures] ${PUBLISHED_USAGE}

Builds the complete site into dist/, or does not change it. SITE_NOW=2025-05-01 builds it as of another day; SERVICE_WORKER=off without its
service worker.

  --brochures  Print the brochures too, which needs a browser. Without them, pages offer to be printed.
${PUBLISHED_HELP}`,
  { brochures: { type: 'boolean' }, ...PUBLISHED_OPTION },
)
process.once('exit', (code) => {
  if (code !== 0) console.error('Nothing was changed: the last good build, if there is one, is still in place.')
})
takeBuildLock(root)
if (flags.brochures) process.env.BROCHURES = 'on'
// React reads this when it is first imported: without it pages are rendered by its development build, which takes twice the time.
process.env.NODE_ENV = 'production'
const { makeSite } = await import('./build/makeSite.ts')
await makeSite(root, await readPublished(flags.published))
process.exit(0)
