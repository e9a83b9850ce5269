import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { minify } from './minify.ts'
import { allPictures, idPrefix } from './pictures.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const only = process.argv[2]
let total = 0
let count = 0

for (const [path, draw] of Object.entries(await allPictures())) {
  if (only && !path.includes(only)) continue
  const svg = minify(draw().render(idPrefix(path)))
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
  const size = brotliCompressSync(svg).length
  total += size
  count += 1
  if (size > 9000) process.stdout.write(`${path}: ${(size / 1024).toFixed(1)} KB compressed\n`)
}
process.stdout.write(`${count} pictures drawn, ${(total / 1024).toFixed(0)} KB compressed in all\n`)
