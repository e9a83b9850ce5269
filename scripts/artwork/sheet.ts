import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

// One PNG of all pictures under content/ (or those whose path holds the first argument), to be judged in a glance.
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const [only = '', out = join(root, '.generated', 'artwork-sheet.png'), cell = '320'] = process.argv.slice(2)
const size = Number(cell)
const columns = Math.max(1, Math.floor(1920 / size))

const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svg') && path.includes(only))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

const tiles = await Promise.all(
  files.map(async (path, i) => {
    const picture = await sharp(readFileSync(join(root, 'content', path)), { density: 36 })
      .resize(size - 10, size - 34, { fit: 'inside' })
      .png()
      .toBuffer()
    const label = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="18"><text x="2" y="13" font-family="sans-serif" font-size="11">${path}</text></svg>`,
    )
    const [left, top] = [(i % columns) * size, Math.floor(i / columns) * size]
    return [
      { input: picture, left, top: top + 20 },
      { input: label, left, top },
    ]
  }),
)

mkdirSync(dirname(out), { recursive: true })
const rows = Math.max(1, Math.ceil(files.length / columns))
const sheet = sharp({ create: { width: columns * size, height: rows * size, channels: 3, background: '#d8d4cc' } }).composite(tiles.flat())
writeFileSync(out, await sheet.png().toBuffer())
process.stdout.write(`${files.length} pictures on ${out}\n`)
