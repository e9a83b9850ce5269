import { readCommandLine } from './lib/commandLine.ts'
import { writeSheet } from './sheet/writeSheet.tsx'

readCommandLine({ name: 'npx tsx scripts/sheet.ts', about: 'Writes one page with every component of the site.' })
// One page with every part of the site, to look at while working on styles, and for the test that compares it with its picture.
console.log(`The pattern sheet: ${await writeSheet(process.cwd())}`)
