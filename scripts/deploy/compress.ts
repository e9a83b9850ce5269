import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type CacheRun, openCache } from '../lib/cache.ts'
import { listFiles } from '../lib/files.ts'
import { mapWithLimit } from '../lib/mapWithLimit.ts'
import { readPortable } from '../lib/readPortable.ts'
import { typeOf } from '../serve/encode.ts'

/** Where compressed files are kept for the next build, from the project’s root. */
export const COMPRESSED = '.build/compressed'

/** The two ways in which files lie beside themselves, and how each is made as small as it gets. */
const WAYS = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
} as const

/** How many files are compressed at once: Node does it beside its own work, on all cores. */
const AT_ONCE = availableParallelism()

/** Makes the copies of one site. */
interface Compressing {
  /** Puts the copies of a file of text beside it, or where it is to be written. Resolves when they are there. */
  add(file: string, data: Buffer): Promise<void>
  /** Puts copies beside all other files of text that the site has by now. */
  finish(): Promise<CacheRun>
}

/**
 * Puts a “.br” and a “.gz” beside each file of text in `folder`, for hosts that send them as they are: pages while others are still
 * rendered, which keeps all cores at work. What was compressed once is kept under `kept` by what it held and what compressed it, for
 * as long as the site holds it. Identical files have one copy.
 */
export function beginCompressing(folder: string, kept: string): Compressing {
  const { brotli = '', zlib = '' } = process.versions
  const copies = openCache(kept, [brotli, zlib, readPortable(import.meta.filename)])
  const added = new Set<string>()
  const add = async (file: string, data: Buffer) => {
    added.add(file)
    const full = path.join(folder, file)
    mkdirSync(path.dirname(full), { recursive: true })
    const content = createHash('sha256').update(data).digest()
    for (const [ending, compress] of Object.entries(WAYS)) {
      // Read and written sooner than copied: they are thousands, and small.
      writeFileSync(`${full}.${ending}`, readFileSync(await copies.find(`text.${ending}`, [content], () => compress(data))))
    }
  }
  return {
    add,
    async finish() {
      const others = listFiles(folder).filter((file) => typeOf(path.extname(file)).text && !added.has(file))
      await mapWithLimit(others, AT_ONCE, (file) => add(file, readFileSync(path.join(folder, file))))
      return copies.finish()
    },
  }
}
