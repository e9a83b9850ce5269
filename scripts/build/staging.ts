import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../lib/files.ts'

export const SITE_FOLDER = 'dist'

/** The folder of a build before it replaces the last one. */
export const STAGING_FOLDER = '.build/site'

/** The file of an address: / is index.html, /about is about.html. */
export const toPageFile = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)

/** The address of a page’s file, the reverse of `toPageFile`. */
export const toPageAddress = (file: string): string => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`)

const END = Buffer.from('</body></html>\n')

/** Throws unless the folder holds exactly the pages of these paths, all complete. */
export function assertComplete(folder: string, paths: readonly string[]): void {
  const wanted = paths.map(toPageFile).sort()
  const found = listFiles(folder).filter((file) => file.endsWith('.html'))
  const [isWanted, isFound] = [new Set(wanted), new Set(found)]
  const missing = wanted.filter((file) => !isFound.has(file))
  const extra = found.filter((file) => !isWanted.has(file))
  if (missing.length + extra.length > 0) {
    throw new Error(
      `The built pages differ from the sitemap: missing: ${missing.join(', ') || 'none'}; unexpected: ${extra.join(', ') || 'none'}.`,
    )
  }
  for (const file of found) {
    if (!readFileSync(path.join(folder, file)).subarray(-END.length).equals(END)) throw new Error(`${file} is incomplete. Build again.`)
  }
}

/**
 * Replaces the last build by a finished one, in two renames: a reader finds the old build, the new one, or between the renames none, but
 * never a partial one. A process that is killed between them leaves none, and restoreLastBuild restores the old one. Throws if a folder
 * cannot be renamed, and then the last build stays in place.
 */
export function replaceLastBuild(folder: string, target: string): void {
  const old = `${folder}-old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, old)
  try {
    renameSync(folder, target)
  } catch (error) {
    restoreLastBuild(folder, target)
    throw error
  }
  rmSync(old, { recursive: true, force: true })
}

/** Restores the last build after a process was killed between the two renames of replaceLastBuild. */
export function restoreLastBuild(folder: string, target: string): void {
  const old = `${folder}-old`
  if (existsSync(old) && !existsSync(target)) renameSync(old, target)
}
