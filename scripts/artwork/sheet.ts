import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeContactSheet } from './contactSheet.ts'

// One PNG of all pictures under content/, or of those whose path holds the first argument.
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const [only = '', out = join(root, '.generated', 'artwork-sheet.png'), cell = '320'] = process.argv.slice(2)

const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svg') && path.includes(only))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
const { png } = await makeContactSheet(join(root, 'content'), files, Number(cell))

mkdirSync(dirname(out), { recursive: true })
writeFileSync(out, png)
process.stdout.write(`${files.length} pictures on ${out}\n`)
