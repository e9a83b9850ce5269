import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Scene } from './kit/scene.ts'

/** What a picture module exports as `pictures`: each path under the project's root with the function that draws it. */
export type Pictures = Record<string, () => Scene>

const folder = join(dirname(fileURLToPath(import.meta.url)), 'pictures')

/** Every picture of every module in pictures/, by path. Throws when two modules draw the same path. */
export async function allPictures(): Promise<Pictures> {
  const all: Pictures = {}
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort()) {
    const module = (await import(pathToFileURL(join(folder, name)).href)) as { pictures?: Pictures }
    for (const [path, draw] of Object.entries(module.pictures ?? {})) {
      if (path in all) throw new Error(`${name} draws ${path} a second time`)
      all[path] = draw
    }
  }
  return all
}

/** A short prefix for the ids of one picture, the same in every build. */
export function idPrefix(path: string): string {
  let hash = 2166136261
  for (const letter of path) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return `${'abcdefghijklmnopqrstuvwxyz'[(hash >>> 0) % 26]}${((hash >>> 5) % 46656).toString(36)}_`
}
