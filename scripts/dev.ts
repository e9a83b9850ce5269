import { dev } from 'vite-react-ssg/node'
import { editPlugin } from '../editor/editPlugin.ts'
import { finishPage } from './build/finishPage.ts'
import { makeInlined } from './build/inlineAssets.ts'
import { inspectContent } from './content/inspectContent.ts'
import { contentPlugins } from './dev/contentPlugin.ts'
import { makeFonts } from './fonts/subset.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { choosePort, root } from './lib/settings.ts'
import { makePictures } from './pictures/makePictures.ts'

const { flags } = readCommandLine(
  `npm run dev -- [--port <number>]

Serves the site from its sources. A change shows immediately, and an error in content is explained in the browser.

  --port  The port, or the next free one after it. Default: $PORT, else 5173.`,
  { port: { type: 'string' } },
)
console.log('Generating fonts and pictures. This takes a minute the first time.')
await makeFonts(root)
// Pictures must exist before Vite starts: it lists its public folder at startup, and serves a later file only once its watcher has seen it.
const { problems } = await makePictures(root)
const content = contentPlugins(root, problems)
await dev(
  {
    entry: 'src/main.tsx',
    onPageRendered: async (_route, html) => finishPage(html, await makeInlined(root)),
  },
  {
    cacheDir: '.build/vite',
    // The editor comes first: the content’s plugins would also serve its pages, with the errors of the content.
    plugins: [editPlugin(root, inspectContent, content.showUnsaved), ...content.plugins],
    server: {
      port: choosePort(flags.port, 5173),
      watch: { ignored: ['**/dist/**', '**/.build/**', /[\\/]\.generated[\\/](?!public)/, '**/test-results/**'] },
    },
  },
)
