import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { mapWithLimit } from '../../src/lib/mapWithLimit.ts'
import { brotli } from '../lib/brotli.ts'
import { listFiles } from '../lib/files.ts'
import { typeOf } from '../serve/contentTypes.ts'

/** A site with more pages than this is compressed quickly. */
export const MANY_PAGES = 250
const QUICK = 5

/**
 * Writes a “.br” beside each text file in `folder`, for hosts that serve precompressed files. Pages are compressed while others are
 * rendered, to use all cores; `pages` is their number. Copies that are there already, as those of pictures, are used. What accepts gzip
 * alone is old or rare, and hosts compress for it as they send: a copy for it made each page of a large site cost a millisecond more.
 */
export function startCompression(folder: string, pages = 0) {
  const write = async (file: string, data: Buffer, quality?: number) => {
    const copy = path.join(folder, `${file}.br`)
    if (!existsSync(copy)) writeFileSync(copy, await brotli(data, quality))
  }
  return {
    /** Writes a page and its compressed copy. */
    add: (file: string, page: string): Promise<void> => {
      const data = Buffer.from(page)
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), data)
      return write(file, data, pages > MANY_PAGES ? QUICK : undefined)
    },
    /** Writes the copies of all other text files of the site. */
    async finish(): Promise<void> {
      const others = listFiles(folder).filter((file) => typeOf(path.extname(file)).text && !existsSync(path.join(folder, `${file}.br`)))
      await mapWithLimit(others, availableParallelism(), (file) => write(file, readFileSync(path.join(folder, file))))
    },
  }
}
