import { createHash, type Hash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { writeAtomically } from './writeAtomically.ts'

/** How many files were asked for, and how many of them had to be made. */
export interface CacheRun {
  all: number
  made: number
}

/** A folder of files that took long to make: the same from the same is made once, and then found by every later build. */
interface Cache {
  /**
   * Where the file is that is made of these; `make` is called only where it is not there, and once for all who ask for it meanwhile.
   * Its name is `name` with a hash before the ending.
   */
  find(name: string, madeOf: readonly (string | Buffer)[], make: () => Promise<Uint8Array>): Promise<string>
  /** Takes away what nobody asked for. */
  finish(): CacheRun
}

/** Opens such a folder. `tools` is what all of its files are made by: versions, settings and code. With others, all of it is made anew. */
export function openCache(folder: string, tools: readonly (string | Buffer)[]): Cache {
  mkdirSync(folder, { recursive: true })
  const hash = addParts(createHash('sha256'), tools)
  const asked = new Map<string, Promise<void>>()
  let made = 0
  const makeMissing = async (file: string, make: () => Promise<Uint8Array>) => {
    // A name without a byte is what a power cut can leave of a file.
    if (statSync(file, { throwIfNoEntry: false })?.size) return
    writeAtomically(file, await make())
    made += 1
  }
  return {
    async find(name, madeOf, make) {
      const { name: stem, ext } = path.parse(name)
      const file = `${stem}.${addParts(hash.copy(), madeOf).digest('hex').slice(0, 16)}${ext}`
      const whenMade = asked.get(file) ?? makeMissing(path.join(folder, file), make)
      asked.set(file, whenMade)
      await whenMade
      return path.join(folder, file)
    },
    finish() {
      for (const file of readdirSync(folder)) if (!asked.has(file)) rmSync(path.join(folder, file), { force: true })
      return { all: asked.size, made }
    },
  }
}

/** With its length before each part, so that no two lists are the same in a row. */
function addParts(hash: Hash, parts: readonly (string | Buffer)[]): Hash {
  for (const part of parts) hash.update(`${Buffer.byteLength(part)} `).update(part)
  return hash
}
