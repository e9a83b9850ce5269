import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

// The build ends its own process (vite-react-ssg stops what still runs 15 seconds after it), so it gets one of its own.
const tsx = createRequire(import.meta.url).resolve('tsx/cli')
const { status } = spawnSync(process.execPath, [tsx, 'scripts/build.ts'], { stdio: 'inherit' })
if (status !== 0) process.exit(1)
await import('./preview.ts')
