import { ensureBrowser } from './browser/findBrowser.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { finish, runAll, runPlaywright, runVitest } from './lib/runTests.ts'
import { getToday } from './lib/settings.ts'

readCommandLine(
  'npm test\n\nChecks types, style and unused code, builds the site, which checks its content, and tests it. docs/testing.md names commands for single tests.',
  {},
)
/** All steps use the same date, even if midnight passes during the run, because built pages depend on today's date. */
process.env.SITE_NOW ??= getToday()
const { executablePath, source } = ensureBrowser()
process.env.CHROME_PATH = executablePath
console.log(`Browser: ${executablePath} (${source})`)

// Side by side, for two processors.
const [sources, sites] = await Promise.all([
  runAll('tsc', 'tsc -p src/service-worker', 'biome check --error-on-warnings', 'knip'),
  runAll('tsx scripts/build.ts', 'tsx tests/fixtures/build.ts'),
])
const isBuilt = sites.every(({ failed }) => failed === 0)
const tests = [runVitest(isBuilt ? '--project=unit --project=built --project=real-content' : '--project=unit')]
if (isBuilt) tests.push(runPlaywright('--grep @core --workers=2'))
else console.log('A build failed, so the tests of built sites and in the browser were left out.')
finish([...sources, ...sites, ...(await Promise.all(tests))])
