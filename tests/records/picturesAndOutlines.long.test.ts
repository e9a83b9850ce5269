import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { altTextsOf, outlineOf } from '../../scripts/audit/screen-reader/pageText.ts'
import { type PageText, TEXTS } from '../../scripts/audit/screen-reader/reports/writeReports.ts'
import { REAL_PAGES } from '../real-content/realPages.ts'

const ACCEPT_HINT = 'after a change: npx tsx scripts/audit/screenReader.ts words --record'
const recorded: Readonly<Record<string, PageText>> = JSON.parse(readFileSync(TEXTS, 'utf8'))

/** The lines of each page, sorted: past events go last, so the order depends on the day, but not the text. */
const sortLines = (pages: readonly (readonly [route: string, lines: readonly string[]])[]) =>
  Object.fromEntries(pages.map(([route, lines]) => [route, lines.toSorted()]))

test('the recorded pictures are those of the pages', () => {
  const shown = REAL_PAGES.map(({ route, document }) => [route, altTextsOf(document)] as const)
  expect(sortLines(Object.entries(recorded).map(([route, { pictures }]) => [route, pictures])), ACCEPT_HINT).toEqual(sortLines(shown))
})

test('the recorded outlines hold the headings of the pages, and no others', () => {
  // The featured event depends on the day. Its heading is not compared here, because it is also in the list of all events.
  const withoutFeatured = (lines: readonly string[]) => lines.filter((_, at) => lines[at - 1] !== '  2 Featured event')
  const shown = REAL_PAGES.map(({ route, document }) => [route, withoutFeatured(outlineOf(document))] as const)
  const before = Object.entries(recorded).map(([route, { headings }]) => [route, withoutFeatured(headings)] as const)
  expect(sortLines(before), ACCEPT_HINT).toEqual(sortLines(shown))
})
