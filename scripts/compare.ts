import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compareSites } from './compare/compareSites.ts'
import { formatComparison } from './compare/formatComparison.ts'
import { takeScreenshots } from './compare/takeScreenshots.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { UserError } from './lib/userError.ts'

const { flags, operands } = readCommandLine({
  name: 'npx tsx scripts/compare.ts',
  about: 'Compares two built sites, and writes the visible changes as Markdown.',
  flags: {
    out: { value: 'folder', about: 'The folder for comparison.md. Default: .build/comparison.' },
    screenshots: { about: 'Take screenshots of changed pages too, before and after. Needs a browser.' },
  },
  operands: { name: '<before> <after>', about: 'The folders of two built sites, such as ../before/dist dist.' },
})
const [before, after, ...others] = operands
if (before === undefined || after === undefined || others.length > 0)
  throw new UserError(
    'npx tsx scripts/compare.ts takes two folders of built sites. For example: npx tsx scripts/compare.ts ../before/dist dist',
  )
const folder = flags.out ?? '.build/comparison'
const comparison = compareSites(before, after)
const text = formatComparison(comparison)
mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, 'comparison.md'), text)
console.log(text)
if (flags.screenshots !== undefined) {
  const count = await takeScreenshots({ before, after, folder: path.join(folder, 'screenshots') }, comparison)
  console.log(`Screenshots: ${count}, in ${folder}/screenshots/index.html`)
}
