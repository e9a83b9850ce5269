import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FACES } from '../../scripts/fonts/faces.ts'
import { importsOf } from './sources.ts'

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** A package in package-lock.json. */
interface Locked {
  /** The real name of an aliased package. */
  name?: string
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

/** A package’s name, by its path. */
const nameOf = (place: string, { name }: Locked = {}): string => name ?? place.slice(place.lastIndexOf('node_modules/') + 13)

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

test('no install script runs, and the package that has one does not need it', () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  // esbuild’s only checks that the binary for this platform exists.
  expect(scripted.map(([place, locked]) => nameOf(place, locked))).toEqual(['esbuild'])
  expect(Object.keys(packages['node_modules/esbuild']?.optionalDependencies ?? {}).length).toBeGreaterThan(20)
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true')
})

test('`npm ci --omit=dev` installs every package that a build imports', () => {
  const files = new Set([
    'scripts/build/buildLock.ts',
    'scripts/build/makeSite.ts',
    'src/main.tsx',
    'src/client.ts',
    'src/notFound.ts',
    'vite.config.ts',
  ])
  const imported = new Set(FACES.map(({ source }) => packageOf(source)))
  for (const file of files)
    for (const { target, typeOnly } of importsOf([file])) {
      if (typeOnly || target.startsWith('node:')) continue
      if (/^(?:scripts|src)\//.test(target)) files.add(target)
      else if (!path.extname(target)) imported.add(packageOf(target))
    }
  expect(files.size).toBeGreaterThan(200)
  expect([...imported].filter((name) => !(name in manifest.dependencies))).toEqual([])
})

const packageOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('@') ? 2 : 1)
    .join('/')
