import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brochureFile } from '../src/content/brochures.ts'
import { BROCHURES } from '../src/content/contentFiles.ts'
import { loadContent } from '../src/content/loadContent.ts'
import { ContentError } from '../src/content/problems.ts'
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
import { toUserMessage, UserError } from './lib/userError.ts'

const { flags } = readCommandLine({
  name: 'npx tsx scripts/brochures.ts',
  about: 'Prints the brochures and visit guides whose pages have changed. Needs a browser.',
  flags: { all: { about: 'Print every brochure.' } },
})
const root = process.cwd()
try {
  await run()
} catch (error) {
  console.error(`${toUserMessage(error)}\nNo brochure was changed.`)
  process.exit(1)
}

/** Prints the brochures whose pages have changed, or all of them with `--all`, and deletes those that no page offers. */
async function run(): Promise<void> {
  const loaded = loadContent({ root, ...SITE_OPTIONS })
  if (loaded.problems.length > 0) throw new ContentError(loaded.problems)
  const sources = findSources(root, loaded)
  const stale = flags.all !== undefined ? Object.keys(sources) : listStale(root, sources)
  const foreign = listForeign(root, sources)
  if (stale.length + foreign.length === 0)
    return console.log('Nothing to print. To print all of them again: npx tsx scripts/brochures.ts --all')
  // All are printed before the first is written, so that an error changes none.
  const printed = stale.length > 0 ? await print(stale) : []
  for (const file of foreign) {
    rmSync(path.join(root, file), { recursive: true })
    console.log(`${file}: removed, because no page offers it`)
  }
  mkdirSync(path.join(root, BROCHURES), { recursive: true })
  for (const { file, data, pages } of printed) {
    writeFileSync(path.join(root, file), data)
    console.log(`${file}: printed, ${countOf(pages, 'page', 'pages')}, ${formatSize(data.length)}`)
  }
  writeFileSync(path.join(root, BROCHURE_RECORD), toBrochureRecord(sources))
  console.log(`Check the printed files, then add them to your changes: git add ${BROCHURES}`)
}

/** Builds the site and prints brochures from it, without writing them. */
async function print(ids: readonly string[]) {
  console.log('Building the pages first …')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { encoding: 'utf8' })
  if (status !== 0) throw new UserError(`The pages could not be built:\n${stdout}${stderr}`)
  ensureBrowser()
  const site = getSite()
  const { company } = site
  const printed = []
  for (const { id, title, description, modified, ...options } of listBrochures(site)) {
    if (!ids.includes(id)) continue
    const page = await printBrochure({ folder: SITE_FOLDER, company, ...options })
    printed.push({ file: brochureFile(id), ...(await finishBrochure(page, { title, description, company, modified })) })
  }
  return printed
}
