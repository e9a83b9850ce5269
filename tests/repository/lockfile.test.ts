import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** A package in package-lock.json. */
interface Locked {
  version?: string
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Every package by its path, such as “node_modules/react”. The project itself has the path “”. */
type Packages = Readonly<Record<string, Locked>>

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Packages }
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const all = { ...manifest.dependencies, ...manifest.devDependencies }

test('every locked package has a checksum', () => {
  expect(Object.keys(packages).filter((name) => name !== '' && !packages[name]?.integrity?.startsWith('sha512-'))).toEqual([])
})

test('every dependency is pinned to the locked version', () => {
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  const locked = Object.keys(all).map((name) => [name, packages[`node_modules/${name}`]?.version])
  expect(Object.fromEntries(locked)).toEqual(all)
})

test('every package comes from the registry', () => {
  const needed = Object.values(packages).flatMap(({ dependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...optionalDependencies }),
  )
  expect(needed.filter(([, version]) => /^(?:git|https?|file|link|github):|\//.test(version.replace(/^npm:@?[^@]*/, '')))).toEqual([])
  expect(Object.entries(packages).filter(([place, { resolved, link }]) => place !== '' && (resolved !== undefined || link))).toEqual([])
})

test('no install script runs, the packages that have one do not need it, and no version is younger than a week', () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  // It only checks that the binary for this platform exists.
  expect(scripted.map(([place]) => place)).toEqual([expect.stringMatching(/node_modules\/esbuild$/)])
  for (const [, { optionalDependencies = {} }] of scripted) expect(Object.keys(optionalDependencies).length).toBeGreaterThan(10)
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toEqual(expect.arrayContaining(['ignore-scripts=true', 'min-release-age=7']))
})
