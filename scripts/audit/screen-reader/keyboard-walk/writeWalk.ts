import { mkdirSync, writeFileSync } from 'node:fs'
import { mapWithLimit } from '../../../lib/mapWithLimit.ts'
import { listAuditedPages, loadAllWidgets, onPage, type RecordedSite, TRANSCRIPT_REPORTS } from '../recordedSite.ts'
import { ACCEPT_HINT } from '../recordOrCompare.ts'
import { findWalkErrors } from './findWalkErrors.ts'
import { walkPage } from './walkPage.ts'
import { describeStop, findChanges, readRecord, type Screen, toOverview, toWalkRecord, type WalkedPage, walkFile } from './walkRecord.ts'

/** A short phone viewport, where the header covers most, and a wide screen. */
const SCREENS: readonly Screen[] = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
]

const FOLDER = `${TRANSCRIPT_REPORTS}/keyboard-walk`

/**
 * Walks every page with the Tab key in two viewports, and records every stop. Returns errors, and differences from the records. The size of
 * an indicator in pixels varies between machines and is not compared.
 */
export async function writeWalk(site: RecordedSite): Promise<string[]> {
  mkdirSync(FOLDER, { recursive: true })
  const walked = await mapWithLimit(listAuditedPages(), 2, async (route) => {
    const page = await walkOnScreens(site, route)
    const changes = site.isRecorded ? [] : changesOf(page)
    if (changes.length === 0) writeFileSync(`${FOLDER}/${walkFile(route)}`, toWalkRecord(page))
    return { page, changes }
  })
  const pages = walked.map(({ page }) => page)
  writeFileSync(`${FOLDER}/README.md`, toOverview(pages))
  const errors = pages.flatMap(({ route, walks }) =>
    walks.flatMap((walked) => findWalkErrors(walked).map((error) => `${route}, ${walked.screen.width} pixels wide, ${error}`)),
  )
  return [...errors, ...walked.flatMap(({ changes }) => changes)]
}

const changesOf = ({ route, walks }: WalkedPage): string[] =>
  walks.flatMap(({ screen, stops }) =>
    findChanges(readRecord(route, screen) ?? [], stops.map(describeStop)).map(
      (change) => `${route}, ${screen.width} pixels wide, ${change}. ${ACCEPT_HINT}`,
    ),
  )

async function walkOnScreens(site: RecordedSite, route: string): Promise<WalkedPage> {
  const walks: WalkedPage['walks'][number][] = []
  let title = ''
  for (const screen of SCREENS)
    await onPage(site, route, { viewport: screen }, async (page) => {
      await loadAllWidgets(page)
      title = await page.title()
      walks.push({ screen, ...(await walkPage(page)) })
    })
  return { route, title, walks }
}
