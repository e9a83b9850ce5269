import { countOf } from '../src/lib/text.ts'
import { SITE_FOLDER } from './build/staging.ts'
import { listServedFiles, verifyHost } from './deploy/verifyHost.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { UserError } from './lib/userError.ts'

const { operands } = readCommandLine(
  `npm run verify <address>

Compares a deployed site, such as https://theatre.example, with the last build: every file, compressed and not.`,
  {},
  true,
)
const [address = '', ...others] = operands
if (!/^https?:\/\/[^/]+\/?$/.test(address) || others.length > 0)
  throw new UserError('npm run verify takes the address of one site. For example: npm run verify https://theatre.example')
const served = listServedFiles(SITE_FOLDER)
if (served.length === 0) throw new UserError('There is no built site to compare with. Run "npm run build" first.')
const differences = await verifyHost(address, SITE_FOLDER)
for (const { file, encoding, found } of differences) console.error(`${file}: ${found} (Accept-Encoding: ${encoding})`)
const count = countOf(served.length, 'file')
console.log(
  differences.length > 0
    ? `${countOf(new Set(differences.map(({ file }) => file)).size, 'file differs', 'files differ')} from the build, of ${count}.`
    : `${address} serves the build: ${count}.`,
)
process.exitCode = differences.length > 0 ? 1 : 0
