import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { SITE_FOLDER } from './build/staging.ts'
import { listBuiltPages } from './lib/builtPages.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { UserError } from './lib/userError.ts'
import limits from './weight/limits.json' with { type: 'json' }
import { MEASURED, MEASURES, type Measure, type PageReport, scriptSizes } from './weight/limits.ts'
import { lower } from './weight/lower.ts'

const REPORT = 'a11y-reports/weight.md'
const LIMITS = 'scripts/weight/limits.json'

const { flags } = readCommandLine({
  name: 'npm run weight',
  about: `Writes the weight of each page, as the last browser tests measured it, to ${REPORT}.`,
  flags: { lower: { about: `Also lower the limits of script, CSS, fonts and requests in ${LIMITS} to what the site needs today.` } },
})
const measured = existsSync(MEASURED) ? readdirSync(MEASURED) : []
const stored = measured.map((file) => JSON.parse(readFileSync(path.join(MEASURED, file), 'utf8')) as Partial<PageReport>)
const reports = stored.flatMap(({ route, widgets, measures }): PageReport[] => {
  const shift = stored.find((other) => other.route === route && !other.widgets)
  return route && widgets ? [{ route, widgets, measures: { ...measures, ...shift?.measures } }] : []
})
const missing = listBuiltPages().filter((page) => !reports.some(({ route }) => route === page))
if (missing.length > 0)
  throw new UserError(`Not measured: ${missing.join(', ')}. First run: npx playwright test e2e/real-content/weight.spec.ts`)
const files = scriptSizes(SITE_FOLDER)
const names = Object.keys(MEASURES) as Measure[]
const format = (measure: Measure, value: number | undefined) => {
  if (value === undefined) return '–'
  const { unit } = MEASURES[measure]
  return unit === 'KB' ? (value / 1024).toFixed(1) : unit === 'shift' ? value.toFixed(3) : String(value)
}
const head = ['page', ...names.map((name) => MEASURES[name].title + (MEASURES[name].unit === 'KB' ? ', KB' : ''))]
const rows = reports.map(({ route, measures }) => [`\`${route}\``, ...names.map((name) => format(name, measures[name]))])
const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
writeFileSync(
  REPORT,
  `# The size of each page

Written by \`npm run weight\`. Sizes are kilobytes on the wire with brotli: a first visit on a phone of 390 by 844 at twice the density, measured in a real browser (“wide” on a screen of 1280 by 900). “At load” is what was requested before the load event, “after scroll” once the page has been scrolled to its end, “after use” once every widget has been pointed at. The browser tests fail when a figure is over its limit in \`${LIMITS}\`.

${[toRow(head), toRow(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.sort().map(toRow)].join('\n')}

## Each script

| file | KB |
| --- | ---: |
${Object.entries(files)
  .map(([name, bytes]) => toRow([name, (bytes / 1024).toFixed(1)]))
  .join('\n')}
`,
)
console.log(`Written: ${REPORT}`)
if (flags.lower !== undefined) {
  writeFileSync(LIMITS, `${JSON.stringify(lower(limits, reports, files), null, 2)}\n`)
  console.log(`Lowered: ${LIMITS}`)
}
