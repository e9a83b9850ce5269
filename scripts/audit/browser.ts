import { spawnSync } from 'node:child_process'
import { getBrowser } from '../browser/findBrowser.ts'

// The tests of the browser that take too long for `npm test`.

const { status } = spawnSync('npx', ['playwright', 'test'], {
  stdio: 'inherit',
  env: { ...process.env, LONG_TESTS: '1', CHROME_PATH: getBrowser().executablePath },
})
process.exitCode = status ?? 1
