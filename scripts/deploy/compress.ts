import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { mapWithLimit } from '../../src/lib/mapWithLimit.ts'
import { brotli } from '../lib/brotli.ts'
import { listFiles } from '../lib/files.ts'
import { typeOf } from '../serve/contentTypes.ts'

/**
 * Writes a “.br” beside each text file in `folder`, for hosts that serve precompressed files. Copies that are there already, as those of
 * pictures, are used. What accepts gzip alone is old or rare, and hosts compress for it as they send.
 */
export async function writeCompressed(folder: string): Promise<void> {
  const texts = listFiles(folder).filter((file) => typeOf(path.extname(file)).text && !existsSync(path.join(folder, `${file}.br`)))
  await mapWithLimit(texts, availableParallelism(), async (file) => {
    writeFileSync(path.join(folder, `${file}.br`), await brotli(readFileSync(path.join(folder, file))))
  })
}
