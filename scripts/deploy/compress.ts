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

/** The cache of compressed files, relative to the project root. */
export const COMPRESSION_CACHE = '.build/compressed'

const ENCODINGS = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
} as const

/** Number of files to compress at once: Node compresses on threads, on all cores. */
const AT_ONCE = availableParallelism()

/**
 * Writes a “.br” and a “.gz” beside each text file in `folder`, for hosts that serve precompressed files. Pages are compressed while others
 * are rendered, to use all cores. The cache in `cacheFolder` holds the copies by content and compressor. Identical files share one copy.
 */
export function startCompression(folder: string, cacheFolder: string) {
  const { brotli = '', zlib = '' } = process.versions
  const copies = openCache(cacheFolder, [brotli, zlib, readPortable(import.meta.filename)])
  const added = new Set<string>()
  /** Writes the compressed copies of a text file beside it. */
  const add = async (file: string, data: Buffer) => {
    added.add(file)
    const full = path.join(folder, file)
    mkdirSync(path.dirname(full), { recursive: true })
    const content = createHash('sha256').update(data).digest()
    for (const [ending, compress] of Object.entries(ENCODINGS)) {
      // Reading and writing is faster than copying for thousands of small files.
      writeFileSync(`${full}.${ending}`, readFileSync(await copies.find(`text.${ending}`, [content], () => compress(data))))
    }
  }
  return {
    add,
    /** Writes the copies of all other text files of the site. */
    async finish(): Promise<CacheRun> {
      const others = listFiles(folder).filter((file) => typeOf(path.extname(file)).text && !added.has(file))
      await mapWithLimit(others, AT_ONCE, (file) => add(file, readFileSync(path.join(folder, file))))
      return copies.finish()
    },
  }
}
