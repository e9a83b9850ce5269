import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { ensureBrowser } from './browser/findBrowser.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { finish, type Outcome, run, runPlaywright, runVitest } from './lib/runTests.ts'
import { getToday } from './lib/settings.ts'
import { UserError } from './lib/userError.ts'

/** A part of the long tests. */
interface Part {
  about: string
  /** What to do to run it here; undefined when it can run. */
  findMissing?: () => string | undefined
  run: (shard: string) => Promise<Outcome>
}

const OLD_BROWSERS = '.github/old-browsers'

const PARTS: Readonly<Record<string, Part>> = {
  browser: { about: 'every test in the browser', run: (shard) => runPlaywright(`--project=fixture --project=real-content ${shard}`) },
  // Where an engine is not installed, e2e/test.ts skips its tests and says so.
  'other-browsers': {
    about: 'what visitors come for, in Firefox and WebKit',
    run: () => runPlaywright('--project=firefox --project=webkit'),
  },
  'old-browsers': {
    about: 'Chromium of 2020 to 2022, Dillo and NetSurf',
    findMissing: () =>
      existsSync(`${OLD_BROWSERS}/node_modules`) ? undefined : `they are not installed: cd ${OLD_BROWSERS} && npm ci && node unpack.mjs`,
    run: () => {
      process.env.OLD_BROWSERS = '1'
      return runPlaywright('--project=old-browsers --workers=1')
    },
  },
  long: { about: 'hostile content, the editor, killed builds, the receiver on full disks', run: () => runVitest('--project=long') },
  rehearsal: {
    about: 'the way from an edit to a visitor',
    findMissing: () => {
      const missing = ['caddy', 'sshd', 'rsync'].filter((program) => spawnSync('which', [program]).status !== 0)
      return missing.length > 0 ? `needs ${missing.join(', ')}, as docs/testing.md says` : undefined
    },
    run: () => runVitest('--project=rehearsal'),
  },
}

const names = Object.keys(PARTS).join(', ')
const { flags, operands } = readCommandLine(
  `npm run test:all -- [<part> …] [--shard 1/4]

Runs the tests that npm test leaves out because they take long, or some parts of them: ${names}. Says what it skips, and why.

  --shard  Only a share of the tests in the browser.`,
  { shard: { type: 'string' } },
  true,
)
const unknown = operands.find((name) => !(name in PARTS))
if (unknown) throw new UserError(`There is no part “${unknown}”. These are there: ${names}.`)
process.env.SITE_NOW ??= getToday()
process.env.CHROME_PATH = ensureBrowser().executablePath

const outcomes = [await run('tsx scripts/build.ts')]
for (const [name, { about, findMissing, run: runPart }] of Object.entries(PARTS)) {
  if (operands.length > 0 && !operands.includes(name)) continue
  const missing = findMissing?.()
  if (missing) outcomes.push({ passed: 0, failed: 0, skipped: 1, reasons: [`${name} (${about}): ${missing}`] })
  else outcomes.push(await runPart(flags.shard ? `--shard=${flags.shard}` : ''))
}
finish(outcomes)
