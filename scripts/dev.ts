import { dev } from 'vite-react-ssg/node'
import { finishPageInDevelopment } from './build/finishPage.ts'
import { makeInlined } from './build/inlined.ts'
import { contentPlugin } from './dev/contentPlugin.ts'
import { makeFonts } from './fonts/subset.ts'

const root = process.cwd()
console.log('Making fonts and pictures ready. The first time takes a minute.')
await makeFonts(root)
await dev(
  {
    entry: 'src/main.tsx',
    onPageRendered: async (_route, html) => finishPageInDevelopment(html, await makeInlined(root)),
  },
  {
    cacheDir: '.build/vite',
    plugins: [contentPlugin(root)],
    server: {
      port: Number(process.env.PORT ?? 5173),
      watch: { ignored: ['**/dist/**', '**/.build/**', '**/.generated/**', '**/public/pictures/**', '**/test-results/**'] },
    },
  },
)
