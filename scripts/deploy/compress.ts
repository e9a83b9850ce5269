import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFiles } from '../lib/files.ts'
import { writeWhole } from '../lib/writeWhole.ts'
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
const AT_ONCE = 4

/**
 * Puts a “.br” and a “.gz” beside each file of text, for hosts that send them as they are. What was compressed once is kept under
 * `kept` by what it held, for as long as the site holds it. Returns how many files were compressed now.
 */
export async function compressFiles(folder: string, kept: string): Promise<number> {
  mkdirSync(kept, { recursive: true })
  const waiting = listFiles(folder).filter((file) => typeOf(path.extname(file)).text)
  const making = new Map<string, Promise<void>>()
  let made = 0
  const make = async (copy: string, data: Buffer, compress: (data: Buffer) => Promise<Buffer>) => {
    if (existsSync(copy)) return
    made += 1
    writeWhole(copy, await compress(data))
  }
  const work = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const full = path.join(folder, file)
      const data = readFileSync(full)
      const hash = createHash('sha256').update(data).digest('hex')
      for (const [ending, compress] of Object.entries(WAYS)) {
        const name = `${hash}.${ending}`
        const copy = path.join(kept, name)
        const whenMade = making.get(name) ?? make(copy, data, compress)
        making.set(name, whenMade)
        await whenMade
        copyFileSync(copy, `${full}.${ending}`)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  for (const file of readdirSync(kept)) if (!making.has(file)) rmSync(path.join(kept, file), { force: true })
  return made
}
