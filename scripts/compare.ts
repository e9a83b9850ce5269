import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compareSites } from './compare/compareSites.ts'
import { formatComparison } from './compare/formatComparison.ts'
import { takeScreenshots } from './compare/takeScreenshots.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { UserError } from './lib/userError.ts'

const FOLDER = '.build/comparison'

const { operands } = readCommandLine({
  name: 'npx tsx scripts/compare.ts',
  about: `Compares two built sites: writes the visible changes as Markdown, and screenshots of changed pages, to ${FOLDER}/.`,
  operands: { name: '<before> <after>', about: 'The folders of two built sites, such as ../before/dist dist.' },
})
const [before, after, ...others] = operands
if (before === undefined || after === undefined || others.length > 0)
  throw new UserError(
    'npx tsx scripts/compare.ts takes two folders of built sites. For example: npx tsx scripts/compare.ts ../before/dist dist',
  )
const comparison = compareSites(before, after)
const text = formatComparison(comparison)
mkdirSync(FOLDER, { recursive: true })
writeFileSync(path.join(FOLDER, 'comparison.md'), text)
console.log(text)
const count = await takeScreenshots({ before, after, folder: path.join(FOLDER, 'screenshots') }, comparison)
console.log(`Screenshots: ${count}, in ${FOLDER}/screenshots/index.html`)
