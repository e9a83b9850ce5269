import { createHash } from 'node:crypto'
import { FACES } from '../fonts/faces.ts'
import { findPlace, nameOf, type Packages } from './lockfile.ts'
import type { Licensed } from './notices.ts'

/** What fonts are under, beside the code of the package they come in. */
const OF_FONTS = 'MIT AND OFL-1.1'

/**
 * The list of everything the site is made with, for programs (CycloneDX 1.6). `required` is what a browser gets a part of, the packages
 * with the licences that are given and the fonts; `excluded` is what only builds and tests run. The same packages give the same list.
 */
export function toSbom(packages: Packages, shipped: readonly Licensed[]) {
  const fonts = FACES.map(({ original }) => original.slice(original.lastIndexOf('/node_modules/') + 1))
  const licenceOf = (place: string) =>
    fonts.some((file) => file.startsWith(`${place}/`)) ? OF_FONTS : shipped.find((one) => one.place === place)?.licence
  const { name, version = '', license } = packages[''] ?? {}
  const places = Object.keys(packages).filter((place) => place !== '')
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${toUuid(JSON.stringify([packages, shipped]))}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': ROOT, name, version, ...toLicences(license) } },
    components: places.map((place) => toComponent(place, packages[place], licenceOf(place))),
    dependencies: ['', ...places].map((place) => ({ ref: place || ROOT, dependsOn: wantedBy(packages, place) })),
  }
}

/** How the site itself is named in the list. */
const ROOT = 'site'

/** `shippedUnder` is the licence of what browsers get a part of. */
function toComponent(place: string, locked: Packages[string] = {}, shippedUnder: string | undefined) {
  const name = nameOf(place, locked)
  const { version = '', integrity = '', license } = locked
  return {
    type: 'library',
    'bom-ref': place,
    name,
    version,
    scope: shippedUnder ? 'required' : 'excluded',
    hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    ...toLicences(shippedUnder ?? license),
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  }
}

/** A licence as SPDX names it, or several in one term; nothing where a package names none. */
function toLicences(license: string | undefined) {
  if (!license) return {}
  return { licenses: [/[\s()]/.test(license) ? { expression: license } : { license: { id: license } }] }
}

function wantedBy(packages: Packages, place: string): string[] {
  const { dependencies, devDependencies, optionalDependencies } = packages[place] ?? {}
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  return [...new Set(names.map((name) => findPlace(packages, place, name)).filter((one) => one !== undefined))].sort()
}

/** A number that nobody else has, made from what it stands for (RFC 9562, version 8). */
function toUuid(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex')
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `a${digits.slice(17, 20)}`, digits.slice(20, 32)]
  return parts.join('-')
}
