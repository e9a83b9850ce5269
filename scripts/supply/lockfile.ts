import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A package as package-lock.json has it. */
interface Locked {
  /** Where it is another package than its folder says. */
  name?: string
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Every package by its place, such as “node_modules/react”. The project itself lies at “”. */
export type Packages = Readonly<Record<string, Locked>>

/** Everything in package-lock.json of the project at `root`. */
export const readLockfile = (root: string): Packages => JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages

/** Where Node finds a package from inside another: in its own folder first, then in each one above. */
export function findPlace(packages: Packages, from: string, name: string): string | undefined {
  const parts = from === '' ? [] : from.split('/node_modules/')
  return [...parts.keys(), parts.length]
    .map((depth) => [...parts.slice(0, parts.length - depth), name].join('/node_modules/'))
    .map((place) => (place.startsWith('node_modules/') ? place : `node_modules/${place}`))
    .find((place) => place in packages)
}

/** A package’s name, by its place. */
export const nameOf = (place: string, { name }: Locked = {}): string => name ?? place.slice(place.lastIndexOf('node_modules/') + 13)
