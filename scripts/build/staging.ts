import { existsSync, renameSync, rmSync } from 'node:fs'

export const SITE_FOLDER = 'dist'

/** The folder of a build before it replaces the last one. */
export const STAGING_FOLDER = '.build/site'

/** The file of an address: / is index.html, /about is about.html. */
export const toPageFile = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)

/** The address of a page’s file, the reverse of `toPageFile`. */
export const toPageAddress = (file: string): string => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`)

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
