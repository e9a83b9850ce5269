import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'
import { getToday } from '../../src/lib/clock.ts'
import { isOfOneDate, readCalendar } from '../seo/readCalendar.ts'
import { FIXTURE_PAGES } from './fixturePages.ts'

const links = FIXTURE_PAGES.flatMap(({ document }) => [...document.querySelectorAll('a[href^="/calendar/"]')])
const hrefOf = (link: Element) => link.getAttribute('href') ?? ''

describe('“Add to calendar”', () => {
  test('leads to files, which are saved', () => {
    expect(links.map(hrefOf)).toContain('/calendar/season.ics')
    expect(links.filter((link) => !link.hasAttribute('download') || !existsSync(`${FIXTURE_DIST}${hrefOf(link)}`)).map(hrefOf)).toEqual([])
  })

  // Which dates have the link is tested in tests/pages, where the clock can be set.
  test('is offered for no date that had passed when the site was built', () => {
    const ofOneDate = links.map(hrefOf).filter(isOfOneDate)
    const ends = ofOneDate.map((href) => readCalendar(readFileSync(`${FIXTURE_DIST}${href}`, 'utf8')).events[0])
    expect(ends.filter((event) => (event?.end ?? event?.start ?? '').slice(0, 10) < getToday())).toEqual([])
  })
})
