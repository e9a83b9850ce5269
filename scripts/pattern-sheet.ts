import { readCommandLine } from './lib/commandLine.ts'
import { writeSheet } from './pattern-sheet/writeSheet.tsx'

readCommandLine({ name: 'npx tsx scripts/pattern-sheet.ts', about: 'Writes one page with every component of the site.' })
// Writes one page with every component in all states, for work on styles and for the screenshot test.
console.log(`The pattern sheet: ${await writeSheet(process.cwd())}`)
