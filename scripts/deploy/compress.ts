import { readFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFiles } from '../lib/files.ts'
import { inTurns } from '../lib/inTurns.ts'
import { type KeptRun, openKept } from '../lib/kept.ts'
import { readSame } from '../lib/readSame.ts'
import { typeOf } from '../serve/encode.ts'

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

/**
 * Puts a “.br” and a “.gz” beside each file of text, for hosts that send them as they are. What was compressed once is kept under
 * `kept` by what it held and what compressed it, for as long as the site holds it. Identical files have one copy.
 */
export async function compressFiles(folder: string, kept: string): Promise<KeptRun> {
  const { brotli = '', zlib = '' } = process.versions
  const copies = openKept(kept, [brotli, zlib, readSame(import.meta.filename)])
  const texts = listFiles(folder).filter((file) => typeOf(path.extname(file)).text)
  await inTurns(texts, AT_ONCE, async (file) => {
    const full = path.join(folder, file)
    const data = readFileSync(full)
    for (const [ending, compress] of Object.entries(WAYS)) {
      await copyFile(await copies.find(`text.${ending}`, [data], () => compress(data)), `${full}.${ending}`)
    }
  })
  return copies.finish()
}
