import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listBuiltPages } from './lib/builtPages.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { UserError } from './lib/userError.ts'
import { LIMITS, MEASURED, type Measure, type PageReport } from './weight/limits.ts'

const REPORT = 'a11y-reports/weight.md'

readCommandLine(`npm run weight\n\nWrites the weight of each page, as the last browser tests measured it, to ${REPORT}.`, {})
const files = existsSync(MEASURED) ? readdirSync(MEASURED) : []
const reports = files.map((file) => JSON.parse(readFileSync(path.join(MEASURED, file), 'utf8')) as PageReport)
const missing = listBuiltPages().filter((page) => !reports.some(({ route }) => route === page))
if (missing.length > 0)
  throw new UserError(`Not measured: ${missing.join(', ')}. First run: npx playwright test e2e/real-content/weight.spec.ts`)

const names = Object.keys(LIMITS) as Measure[]
const format = (title: string, value: number) => (title.endsWith('KB') ? (value / 1024).toFixed(1) : String(value))
const toRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const titles = ['page', ...names.map((name) => LIMITS[name].title)]
const rows = reports.map(({ route, measures }) =>
  toRow([`\`${route}\``, ...names.map((name) => format(LIMITS[name].title, measures[name]))]),
)
writeFileSync(
  REPORT,
  `# The size of each page

Written by \`npm run weight\`. Kilobytes are on the wire with brotli: a first visit on a phone of 390 by 844 at twice the density, in a real browser. “At load” is what was requested before the load event, “after scrolling” once the page has been scrolled to its end, “after use” once every widget has been pointed at. The browser tests fail when a figure is over its limit in \`scripts/weight/limits.ts\`.

${[toRow(titles), toRow(titles.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.sort()].join('\n')}
`,
)
console.log(`Written: ${REPORT}`)
