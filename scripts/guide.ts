import { readFileSync, writeFileSync } from 'node:fs'
import { writeGuide } from './content/writeGuide.ts'
import { readCommandLine } from './lib/commandLine.ts'

const GUIDE = 'docs/authoring-guide.md'

readCommandLine(`npx tsx scripts/guide.ts\n\nWrites the fields into ${GUIDE} again, from the schemas of the content.`, {})
writeFileSync(GUIDE, writeGuide(readFileSync(GUIDE, 'utf8')))
