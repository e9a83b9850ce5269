import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { ShareFile } from '../../src/content/shareFiles.ts'
import { DEFAULT_SHARE, SHARE_LIST } from '../../src/content/shareFiles.ts'
import type { Site } from '../../src/content/site.ts'
import { listPages, type SitePage } from '../../src/model/pages.ts'
import { FACES } from '../fonts/faces.ts'
import { listFiles } from '../lib/files.ts'
import { readLockedVersions } from '../lib/lockfile.ts'
import { pageName } from '../lib/pageName.ts'
import { mapInProcesses } from '../lib/parallel.ts'
import { progress } from '../lib/progress.ts'
import { PUBLIC_FOLDER } from '../lib/publicFolder.ts'
import { readPortable } from '../lib/readPortable.ts'
import { writeAtomically } from '../lib/writeAtomically.ts'
import { CARD, type CardWords } from './card.ts'
import { type CardJob, makeCard } from './makeCard.ts'

/** Where the pictures lie that networks show beside a shared address. */
const SHARE_FOLDER = `${PUBLIC_FOLDER}/share`

/** What a card shows. */
type ShareSource = Pick<SitePage, 'title' | 'kicker' | 'area' | 'pictures'>

/** The outcome: what each address is shared with, and how many pictures had to be made. */
interface ShareRun {
  files: Record<string, ShareFile>
  made: number
}

/**
 * Writes one picture for each page and one for all other addresses, and .generated/share.json that says where they are.
 * Pictures whose words, drawing and tools are those of the last run are kept. Throws when one is too heavy or a title too long.
 */
export async function makeShare(root: string, site: Site): Promise<ShareRun> {
  const folder = path.join(root, SHARE_FOLDER)
  mkdirSync(folder, { recursive: true })
  const tools = toolsHash(root)
  /** Addresses with the same words and picture share one card. */
  const cards = new Map<string, Card>()
  const byAddress = new Map<string, string>()
  for (const [address, { title, kicker, area, pictures }] of sources(site)) {
    const words = { company: site.company.name, title, kicker, area }
    const looks = hashCardInputs(root, tools, words, pictures)
    const name = `${pageName(address)}.${looks.slice(0, 8)}`
    const file = ['png', 'jpg'].map((ending) => `${name}.${ending}`).find((known) => existsSync(path.join(folder, known)))
    if (!cards.has(looks)) cards.set(looks, { name, words, pictures, file })
    byAddress.set(address, looks)
  }
  const missing = [...cards.values()].filter(({ file }) => file === undefined)
  const jobs = missing.map(({ name, words, pictures }): CardJob => ({ root, name, words, pictures }))
  const drawn = await mapInProcesses(makeCard, new URL('makeCard.ts', import.meta.url).href, jobs, (count) =>
    progress.show(`Pictures for sharing: ${count} of ${jobs.length}`),
  )
  progress.clear()
  for (const [index, card] of missing.entries()) {
    const { file, data } = drawn[index] as (typeof drawn)[number]
    writeAtomically(path.join(folder, file), Buffer.from(data, 'base64'))
    card.file = file
  }
  const run: ShareRun = { files: {}, made: missing.length }
  for (const [address, { title, pictures }] of sources(site)) {
    const file = cards.get(byAddress.get(address) ?? '')?.file
    const alt = [title, ...pictures.slice(0, 1).map((picture) => picture.alt)].filter(Boolean).join('. ')
    run.files[address] = { url: `/share/${file}`, width: CARD.width, height: CARD.height, alt }
  }
  const kept = new Set(Object.values(run.files).map(({ url }) => path.basename(url)))
  for (const file of readdirSync(folder)) if (!kept.has(file)) rmSync(path.join(folder, file))
  writeAtomically(path.join(root, SHARE_LIST), `${JSON.stringify(run.files, null, 2)}\n`)
  return run
}

/** A card to be drawn, or drawn already: then it has a file. */
interface Card {
  name: string
  words: CardWords
  pictures: ShareSource['pictures']
  file: string | undefined
}

function hashCardInputs(root: string, tools: string, words: CardWords, pictures: ShareSource['pictures']): string {
  const hash = createHash('sha256').update(tools).update(JSON.stringify(words))
  for (const { file, width, height, focus = '' } of pictures) {
    const data = readPortable(path.join(root, file))
    hash.update(`${width} ${height} ${focus} ${data.length} `).update(data)
  }
  return hash.digest('hex')
}

function sources(site: Site): [address: string, source: ShareSource][] {
  const pictures = site.home.slides.slice(-1).map((slide) => slide.imageTall)
  return [
    ...listPages(site).map((page): [string, ShareSource] => [page.path, page]),
    [DEFAULT_SHARE, { title: site.company.tagline, area: 'home', pictures }],
  ]
}

/** Everything besides words and pictures that a card is made of. */
function toolsHash(root: string): string {
  const hash = createHash('sha256')
    .update(sharp.versions.sharp ?? '')
    .update(sharp.versions.vips)
    .update(readLockedVersions(root)['node_modules/fontkit']?.version ?? '')
  for (const folder of ['scripts/share', 'scripts/identity']) {
    for (const file of listFiles(path.join(root, folder), root)) hash.update(readPortable(path.join(root, file)))
  }
  hash.update(readPortable(path.join(root, 'src/lib/logo.ts')))
  for (const { original } of FACES) hash.update(readFileSync(original))
  return hash.digest('hex')
}
