import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { DEFAULT_SHARE, SHARE_LIST, type ShareFile, setShareFiles } from '../../src/content/shareFiles.ts'
import type { Site } from '../../src/content/site.ts'
import { writeAtomically } from '../../src/content/writeAtomically.ts'
import { mapWithLimit } from '../../src/lib/mapWithLimit.ts'
import { findPage, listPages, type SitePage } from '../../src/model/pages.ts'
import { BOLD_TEXT, DISPLAY, findOriginal } from '../fonts/faces.ts'
import { MOTIFS_SHEET } from '../identity/motifs.ts'
import { listFiles } from '../lib/files.ts'
import { pageName } from '../lib/pageName.ts'
import { PUBLIC_FOLDER } from '../lib/publicFolder.ts'
import { readPortable } from '../lib/readPortable.ts'
import { CARD, type CardJob, type Crops, makeCard } from './card.ts'

/** The folder of share cards: the pictures that social networks show beside a link. */
const SHARE_FOLDER = `${PUBLIC_FOLDER}/share`

/** What a card shows. */
type ShareSource = Pick<SitePage, 'title' | 'kicker' | 'area' | 'pictures'>

/**
 * Lists the share cards of the site in .generated/share.json: one for each page, and one for all other addresses. Addresses with the same
 * texts and pictures share one card. Cards of the last run are used again unless their texts, pictures or tools have changed; `draw` draws
 * the others. It throws when a card is over its budget.
 */
export function makeShare(root: string, site: Site): { files: Record<string, ShareFile>; made: number; draw: () => Promise<void> } {
  const folder = path.join(root, SHARE_FOLDER)
  mkdirSync(folder, { recursive: true })
  const tools = toolsHash()
  const cards = new Map<string, CardJob>()
  const shared = listSources(site).map(([address, { title, kicker, area, pictures }]) => {
    const texts = { company: site.company.name, title, kicker, area }
    // The addresses of pictures change with them.
    const inputs = [tools, texts, pictures.map(({ url, focus }) => [url, focus])]
    const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex')
    const card = cards.get(hash) ?? { root, file: `${pageName(address)}.${hash.slice(0, 8)}.jpg`, texts, pictures }
    cards.set(hash, card)
    return { address, card, alt: [title, pictures[0]?.alt].filter(Boolean).join('. ') }
  })
  const missing = [...cards.values()].filter(({ file }) => !existsSync(path.join(folder, file)))
  const files = Object.fromEntries(shared.map(({ address, card: { file }, alt }) => [address, { url: `/share/${file}`, ...CARD, alt }]))
  const used = new Set([...cards.values()].map(({ file }) => file))
  for (const file of readdirSync(folder)) if (!used.has(file)) rmSync(path.join(folder, file))
  writeAtomically(path.join(root, SHARE_LIST), `${JSON.stringify(files, null, 2)}\n`)
  setShareFiles(files)
  const crops: Crops = new Map()
  const draw = async (job: CardJob) => writeAtomically(path.join(folder, job.file), await makeCard(job, crops))
  return { files, made: missing.length, draw: async () => void (await mapWithLimit(missing, availableParallelism(), draw)) }
}

function listSources(site: Site): [address: string, source: ShareSource][] {
  const pictures = site.home.slides.slice(-1).map((slide) => slide.imageTall)
  return [
    // Later pages of a list have the card of the first: nobody shares the eleventh for its own sake.
    ...listPages(site).map((page): [string, ShareSource] => [page.path, (page.list?.number && findPage(site, page.list.path)) || page]),
    [DEFAULT_SHARE, { title: site.company.tagline, area: 'home', pictures }],
  ]
}

/** A hash of the code, tools and fonts that draw cards. */
function toolsHash(): string {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions))
  const root = path.join(import.meta.dirname, '../..')
  const code = ['scripts/share', 'scripts/identity'].flatMap((folder) => listFiles(path.join(root, folder), root))
  for (const file of [...code, 'src/lib/logo.ts', MOTIFS_SHEET]) hash.update(readPortable(path.join(root, file)))
  for (const face of [DISPLAY, BOLD_TEXT]) hash.update(readFileSync(findOriginal(face)))
  return hash.digest('hex')
}
