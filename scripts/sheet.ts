import { writeSheet } from './sheet/writeSheet.tsx'

// One page with every part of the site, to look at while working on styles, and for the test that compares it with its picture.
console.log(`The pattern sheet: ${await writeSheet(process.cwd())}`)
