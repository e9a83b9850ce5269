import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

export const SITE_FOLDER = 'dist'

/** The folder of a build before it replaces the last one. */
export const STAGING_FOLDER = '.build/site'

/** The settings of the last build for a server of one’s own, with the receiver of forms. */
export const DEPLOY_FOLDER = '.generated/deploy'

/** The file of an address: / is index.html, /about is about.html. */
export const toPageFile = (route: string): string => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)

/** The address of a page’s file, the reverse of `toPageFile`. */
export const toPageAddress = (file: string): string => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`)

/** What a build makes: each part is written into a folder beside the one of the last build. */
export interface Part {
  folder: string
  target: string
}

/** The site, and the settings of a server of one’s own with the receiver of forms. */
export const toParts = (root: string): { site: Part; deploy: Part } => ({
  site: { folder: path.join(root, STAGING_FOLDER), target: path.join(root, SITE_FOLDER) },
  deploy: { folder: path.join(root, '.build/deploy'), target: path.join(root, DEPLOY_FOLDER) },
})

const toOld = ({ folder }: Part) => `${folder}-old`

/**
 * Replaces the last build by a finished one, by renaming: a reader finds an old part, a new one, or for a moment none, but never half of
 * one. Throws if a folder cannot be renamed, and then the last build stays in place. restoreLastBuild puts it back after a process that was
 * killed between the renames.
 */
export function replaceLastBuild(parts: readonly Part[]): void {
  for (const part of parts) {
    rmSync(toOld(part), { recursive: true, force: true })
    if (existsSync(part.target)) renameSync(part.target, toOld(part))
  }
  try {
    for (const { folder, target } of parts) {
      mkdirSync(path.dirname(target), { recursive: true })
      renameSync(folder, target)
    }
  } catch (error) {
    restoreLastBuild(parts)
    throw error
  }
  for (const part of parts) rmSync(toOld(part), { recursive: true, force: true })
}

/** Restores the last build if not every part has been replaced. */
export function restoreLastBuild(parts: readonly Part[]): void {
  if (parts.every(({ folder, target }) => existsSync(target) && !existsSync(folder))) return
  for (const part of parts) {
    if (!existsSync(toOld(part))) continue
    rmSync(part.target, { recursive: true, force: true })
    renameSync(toOld(part), part.target)
  }
}
