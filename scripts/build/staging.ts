import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { NOT_FOUND, OFFLINE } from '../../src/lib/routes.ts'
import { listFiles } from '../lib/files.ts'

/** Where the finished site stands. */
export const BUILT = 'dist'

/** Where a build is made before it takes the place of the last one. */
export const STAGING = '.build/site'

/** The file of an address: / is index.html, /about is about.html. */
export const fileOf = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)

/** How a whole page ends. */
const END = Buffer.from('</body></html>\n')

/** Throws unless the folder holds every page of these paths and the two that stand in for others, whole, and no other page. */
export function assertComplete(folder: string, paths: readonly string[]): void {
  const wanted = [...paths, NOT_FOUND, OFFLINE].map(fileOf).sort()
  const found = listFiles(folder).filter((file) => file.endsWith('.html'))
  const [isWanted, isFound] = [new Set(wanted), new Set(found)]
  const missing = wanted.filter((file) => !isFound.has(file))
  const extra = found.filter((file) => !isWanted.has(file))
  if (missing.length + extra.length > 0) {
    throw new Error(`The build is not the site map: missing ${missing.join(', ') || 'nothing'}; too many: ${extra.join(', ') || 'none'}.`)
  }
  for (const file of found) {
    if (!readFileSync(path.join(folder, file)).subarray(-END.length).equals(END)) throw new Error(`${file} is not whole. Build again.`)
  }
}

/**
 * Puts a finished build in the place of the last one, in two moves: whoever reads the folder meets one or the other, or for the moment
 * between the moves none, but never a half. A process that is ended in that moment leaves none, and putBack restores the old one. Throws where a
 * folder cannot be moved, and then leaves the last one where it was.
 */
export function swapIn(folder: string, target: string): void {
  const old = `${folder}-old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, old)
  try {
    renameSync(folder, target)
  } catch (error) {
    putBack(folder, target)
    throw error
  }
  rmSync(old, { recursive: true, force: true })
}

/** Puts the last build back where somebody ended the process between the two moves of swapIn. */
export function putBack(folder: string, target: string): void {
  const old = `${folder}-old`
  if (existsSync(old) && !existsSync(target)) renameSync(old, target)
}
