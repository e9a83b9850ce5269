import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { mapWithLimit } from '../../src/lib/mapWithLimit.ts'
import { brotli } from '../lib/brotli.ts'
import { listFiles } from '../lib/files.ts'
import { typeOf } from '../serve/encode.ts'

const ENCODINGS = { br: brotli, gz: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }) } as const

/**
 * Writes a “.br” and a “.gz” beside each text file in `folder`, for hosts that serve precompressed files. Pages are compressed while others
 * are rendered, to use all cores. Copies that are there already, as those of pictures, are used.
 */
export function startCompression(folder: string) {
  const add = async (file: string, data: Buffer) => {
    const full = path.join(folder, file)
    mkdirSync(path.dirname(full), { recursive: true })
    await Promise.all(
      Object.entries(ENCODINGS).map(async ([ending, compress]) => {
        if (!existsSync(`${full}.${ending}`)) writeFileSync(`${full}.${ending}`, await compress(data))
      }),
    )
  }
  return {
    /** Writes the compressed copies of a text file beside it. */
    add,
    /** Writes the copies of all other text files of the site. */
    async finish(): Promise<void> {
      const others = listFiles(folder).filter((file) => typeOf(path.extname(file)).text)
      await mapWithLimit(others, availableParallelism(), (file) => add(file, readFileSync(path.join(folder, file))))
    },
  }
}
