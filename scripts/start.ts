import { spawnSync } from 'node:child_process'
import { readCommandLine } from './lib/commandLine.ts'

readCommandLine({
  name: 'npm start',
  about: 'Builds the site and serves it.',
  flags: { port: { value: 'number', port: true, about: 'The port, or the next free one after it. Default: $PORT, else 4173.' } },
})

// The build exits its process (vite-react-ssg forces an exit 15 seconds after its end), so it runs in a process of its own.
const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
if (status !== 0) process.exit(1)
await import('./preview.ts')
