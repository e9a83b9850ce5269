import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  integrity?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest

/** Where Node would look for a package from inside another: its own folder first, then each one above. */
function places(from: string, name: string): string[] {
  const parts = from === '' ? [] : from.split('/node_modules/')
  return [...parts.keys(), parts.length].map((depth) => {
    const above = parts.slice(0, parts.length - depth).join('/node_modules/')
    return above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`
  })
}

test('the lock file names every package of every system, or `npm ci` refuses it', () => {
  const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !places(from, name).some((place) => place in packages))
      .map((name) => `${name}, wanted by ${from}`),
  )
  expect(missing).toEqual([])
})

test('every locked package has a checksum', () => {
  expect(Object.keys(packages).filter((name) => name !== '' && !packages[name]?.integrity)).toEqual([])
})

test('every dependency is pinned to one version', () => {
  const all = { ...manifest.dependencies, ...manifest.devDependencies }
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
