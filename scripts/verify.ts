import { countOf } from '../src/lib/text.ts'
import { readManifest } from './deploy/manifest.ts'
import { MANIFEST } from './deploy/writeDeploy.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { UserError } from './lib/userError.ts'
import { verifyHost } from './verify/verifyHost.ts'

const { flags, operands } = readCommandLine({
  name: 'npm run verify',
  about: `Compares a deployed site with the build: every file, compressed and not. Build first, or name a manifest.`,
  flags: {
    manifest: { value: 'file', about: `The manifest of a build. Default: ${MANIFEST}.` },
    key: { value: 'file', about: 'An Ed25519 public key in PEM form, with which the manifest must be signed.' },
  },
  operands: { name: '<address>', about: 'The site, such as https://theatre.example' },
})
const [address = '', ...others] = operands
if (!/^https?:\/\/[^/]+\/?$/.test(address) || others.length > 0)
  throw new UserError('npm run verify takes the address of one site. For example: npm run verify https://theatre.example')
const manifest = readManifest(flags.manifest ?? MANIFEST, flags.key)
const count = countOf(Object.keys(manifest.files).length, 'file', 'files')
const differences = await verifyHost(address, manifest)
for (const { file, encoding, found } of differences) console.error(`${file}: ${found} (Accept-Encoding: ${encoding})`)
const commit = manifest.commit === undefined ? '' : ` of commit ${manifest.commit}`
console.log(
  differences.length > 0
    ? `${countOf(new Set(differences.map(({ file }) => file)).size, 'file differs', 'files differ')} from the build${commit}, of ${count}.`
    : `${address} serves the build${commit}: ${count}.`,
)
process.exitCode = differences.length > 0 ? 1 : 0
