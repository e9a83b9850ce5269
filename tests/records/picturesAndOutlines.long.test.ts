import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { picturesOf } from '../../scripts/audit/screen-reader/altTexts.ts'
import { formatOutlines } from '../../scripts/audit/screen-reader/outline.ts'
import { REAL_PAGES } from '../real-content/realPages.ts'

test('the recorded pictures are those of the pages', () => {
  const recorded: Readonly<Record<string, ReturnType<typeof picturesOf>>> = JSON.parse(
    readFileSync('a11y-reports/screen-reader/pictures.json', 'utf8'),
  )
  const shown = Object.fromEntries(REAL_PAGES.map(({ route, document }) => [route, picturesOf(document)]))
  const sorted = (all: typeof recorded) =>
    Object.fromEntries(Object.entries(all).map(([route, { described, decorative }]) => [route, [described.toSorted(), decorative]]))
  expect(sorted(recorded), 'after a change: npx tsx scripts/audit/screenReader.ts reports').toEqual(sorted(shown))
})

/**
 * Matches the heading of the featured event, which depends on the day. It is not compared here, because it is also in the list of all
 * events.
 */
const FEATURED = /(?<=^ {2}2 Featured event\n) {4}3 .*\n/gm

/** The headings of each page. Past events go last, so the order of headings depends on the day, but not their text. */
const headingsIn = (outlines: string) =>
  Object.fromEntries(
    [...outlines.replace(FEATURED, '').matchAll(/^## (\S+)\n\n```text\n(.*?)\n```$/gms)].map(([, route, headings = '']) => [
      route,
      headings.split('\n').toSorted(),
    ]),
  )

test('the recorded outlines hold the headings of the pages, and no others', () => {
  const shown = headingsIn(formatOutlines(REAL_PAGES))
  expect(Object.keys(shown)).toEqual(REAL_PAGES.map(({ route }) => route))
  expect(
    headingsIn(readFileSync('a11y-reports/screen-reader/outlines.md', 'utf8')),
    'after a change: npx tsx scripts/audit/screenReader.ts outlines --record',
  ).toEqual(shown)
})
