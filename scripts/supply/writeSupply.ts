import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readLockfile } from './lockfile.ts'
import { readLicence, toNotices } from './notices.ts'
import { toSbom } from './sbom.ts'

/** The licences of what others have made, in the finished site. */
const NOTICES = 'licences.txt'
/** Where the list of packages is written, from the project’s root: it is no part of the site. */
const SBOM = '.generated/sbom.cdx.json'

/**
 * Writes down what the site is made with: licences into the finished site in `folder`, and a list of all packages beside it. `shipped`
 * are the places of packages that browsers get a part of. Throws where a licence cannot be handed on.
 */
export function writeSupply({ root, folder, shipped }: { root: string; folder: string; shipped: readonly string[] }): void {
  const licensed = shipped.map((place) => readLicence(root, place))
  writeFileSync(path.join(folder, NOTICES), toNotices(licensed))
  mkdirSync(path.dirname(path.join(root, SBOM)), { recursive: true })
  writeFileSync(path.join(root, SBOM), `${JSON.stringify(toSbom(readLockfile(root), licensed), null, 1)}\n`)
}
