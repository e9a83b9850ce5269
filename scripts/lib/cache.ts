import { createHash, type Hash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { writeAtomically } from './writeAtomically.ts'

/** The number of files requested, and how many of them were generated. */
export interface CacheRun {
  all: number
  made: number
}

/**
 * Opens a folder of cached files, keyed by a hash of their inputs. `tools` are the versions, settings and code that generate them; a change
 * of these invalidates the whole cache.
 */
export function openCache(folder: string, tools: readonly (string | Buffer)[]) {
  mkdirSync(folder, { recursive: true })
  const hash = addParts(createHash('sha256'), tools)
  const requested = new Map<string, Promise<void>>()
  let made = 0
  const makeMissing = async (file: string, make: () => Promise<Uint8Array>) => {
    // A power cut can leave an empty file.
    if (statSync(file, { throwIfNoEntry: false })?.size) return
    writeAtomically(file, await make())
    made += 1
  }
  return {
    /**
     * Returns the path of the file for these inputs. Calls `make` only when it is missing, once for concurrent requests. The file is called
     * `name`, with a hash before the extension.
     */
    async find(name: string, madeOf: readonly (string | Buffer)[], make: () => Promise<Uint8Array>): Promise<string> {
      const { name: stem, ext } = path.parse(name)
      const file = `${stem}.${addParts(hash.copy(), madeOf).digest('hex').slice(0, 16)}${ext}`
      const whenMade = requested.get(file) ?? makeMissing(path.join(folder, file), make)
      requested.set(file, whenMade)
      await whenMade
      return path.join(folder, file)
    },
    /** Deletes files that this run did not request. */
    finish(): CacheRun {
      for (const file of readdirSync(folder)) if (!requested.has(file)) rmSync(path.join(folder, file), { force: true })
      return { all: requested.size, made }
    },
  }
}

/** Prefixes each part with its length, so that different lists never join to the same bytes. */
function addParts(hash: Hash, parts: readonly (string | Buffer)[]): Hash {
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part)
  return hash
}
