import { writeFileSync } from 'node:fs'
import { writeGuide } from './guide/writeGuide.ts'
import { readCommandLine } from './lib/commandLine.ts'

readCommandLine({ name: 'npx tsx scripts/guide.ts', about: 'Writes docs/authoring-guide.md from the schemas of the content.' })
writeFileSync('docs/authoring-guide.md', writeGuide())
