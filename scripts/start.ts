import { spawnSync } from 'node:child_process'

// The build ends its own process (vite-react-ssg stops what still runs 15 seconds after it), so it gets one of its own.
const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
if (status !== 0) process.exit(1)
await import('./preview.ts')
