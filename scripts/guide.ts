import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateFiles } from './guide/writeGuide.ts'
import { readCommandLine } from './lib/commandLine.ts'

readCommandLine({
  name: 'npx tsx scripts/guide.ts',
  about: 'Writes the authoring guide and the field lists that editors read, if the schemas have changed.',
})

for (const [file, text] of generateFiles()) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`Written: ${file}`)
}
