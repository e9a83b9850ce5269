import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brochureFile } from '../src/content/brochures.ts'
import { loadContent } from '../src/content/loadContent.ts'
import { ContentError, formatProblems } from '../src/content/problems.ts'
import { getSite, SITE_OPTIONS } from '../src/content/site.ts'
import { formatSize } from '../src/lib/fileSize.ts'
import { countOf } from '../src/lib/text.ts'
import { finishBrochure } from './brochures/finishBrochure.ts'
import { listBrochures } from './brochures/listBrochures.ts'
import { printBrochure } from './brochures/printBrochure.ts'
import { BROCHURE_RECORD, findSources, listForeign, listStale, toBrochureRecord } from './brochures/staleBrochures.ts'
import { ensureBrowser } from './browser/findBrowser.ts'
import { SITE_FOLDER } from './build/staging.ts'
import { readCommandLine } from './lib/commandLine.ts'

const { flags } = readCommandLine({
  name: 'npx tsx scripts/brochures.ts',
  about: 'Prints the brochures, and the first visits, whose pages have changed. Needs a browser.',
  flags: { all: { about: 'Print every brochure.' } },
})
const root = process.cwd()
await run().catch(stop)

/** Prints the brochures whose pages have changed, or all of them with `--all`, and deletes those that no page offers. */
async function run(): Promise<void> {
  const loaded = loadContent({ root, ...SITE_OPTIONS })
  if (loaded.problems.length > 0) throw new ContentError(loaded.problems)
  const sources = findSources(root, loaded)
  const wanted = flags.all !== undefined ? Object.keys(sources) : listStale(root, sources)
  const foreign = listForeign(root, sources)
  for (const file of foreign) {
    rmSync(path.join(root, file), { recursive: true })
    console.log(`${file}: removed, since no page offers it`)
  }
  if (wanted.length > 0) await print(wanted)
  if (wanted.length + foreign.length === 0)
    return console.log('Nothing to print. To print all of them again: npx tsx scripts/brochures.ts --all')
  writeFileSync(path.join(root, BROCHURE_RECORD), toBrochureRecord(sources))
  console.log('Look at what was printed, then send it with your changes: git add content/brochures')
}

async function print(ids: readonly string[]): Promise<void> {
  console.log('Building the pages first …')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The pages could not be built:\n${stdout}${stderr}`)
  const site = getSite()
  const { company } = site
  ensureBrowser(console.log)
  for (const { id, title, description, modified, ...options } of listBrochures(site).filter((brochure) => ids.includes(brochure.id))) {
    const page = await printBrochure({ folder: SITE_FOLDER, company, ...options })
    const { data, pages } = await finishBrochure(page, { title, description, company, modified })
    const file = path.join(root, brochureFile(id))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, data)
    console.log(`${brochureFile(id)}: printed, ${countOf(pages, 'page', 'pages')}, ${formatSize(data.length)}`)
  }
}

function stop(error: unknown): never {
  if (error instanceof ContentError) console.error(`${formatProblems(error.problems)}\n`)
  else console.error(error instanceof Error ? error.message : error)
  console.error('No brochure was changed.')
  process.exit(1)
}
