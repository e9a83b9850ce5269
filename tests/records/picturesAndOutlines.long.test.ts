import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { altTextsOf, outlineOf } from '../../scripts/audit/screen-reader/pageText.ts'
import { TRANSCRIPT_DAY } from '../../scripts/audit/screen-reader/recordedSite.ts'
import { type PageText, TEXTS } from '../../scripts/audit/screen-reader/reports/writeReports.ts'
import { REAL_PAGES } from '../real-content/realPages.ts'
import { site } from '../real-content/realSite.ts'

const ACCEPT_HINT = 'after a change: npx tsx scripts/audit/screenReader.ts words --record'
const recorded: Readonly<Record<string, PageText>> = JSON.parse(readFileSync(TEXTS, 'utf8'))

/** The lines of each page, sorted: past events go last, so the order depends on the day, but not the text. */
const sortLines = (pages: readonly (readonly [route: string, lines: readonly string[]])[]) =>
  Object.fromEntries(pages.map(([route, lines]) => [route, lines.toSorted()]))

test('the recorded pictures are those of the pages', () => {
  const shown = REAL_PAGES.map(({ route, document }) => [route, altTextsOf(document)] as const)
  expect(sortLines(Object.entries(recorded).map(([route, { pictures }]) => [route, pictures])), ACCEPT_HINT).toEqual(sortLines(shown))
})

test('the recorded outlines have exactly the headings of the pages', () => {
  // Headings that depend on the day are not compared: the heading of the featured event, which is also in the list of all events, and later articles.
  const laterTitles = site.news.filter(({ date }) => date > TRANSCRIPT_DAY).map(({ title }) => title)
  const onAnyDay = (lines: readonly string[]) =>
    lines.filter((line, at) => lines[at - 1] !== '  2 Featured event' && !laterTitles.some((title) => line.endsWith(` ${title}`)))
  const shown = REAL_PAGES.map(({ route, document }) => [route, onAnyDay(outlineOf(document))] as const)
  const before = Object.entries(recorded).map(([route, { headings }]) => [route, onAnyDay(headings)] as const)
  expect(sortLines(before), ACCEPT_HINT).toEqual(sortLines(shown))
})
