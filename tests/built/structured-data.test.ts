import { expect, test } from 'vitest'
import { FIXTURE_PAGES } from './fixturePages.ts'
import { readGraphs, within } from './readGraphs.ts'

const graphs = readGraphs(FIXTURE_PAGES)
const typesOn = (wanted: string) => graphs.find(({ route }) => route === wanted)?.things.map((thing) => thing['@type'])

test('structured data describes the types that Google supports, on the pages that show them, and no others', () => {
  expect(typesOn('/')).toEqual(['Organization', 'WebSite'])
  expect(new Set(typesOn('/tickets'))).toEqual(new Set(['TheaterEvent', 'Festival']))
  expect(typesOn('/festival')).toEqual(['Festival'])
  expect(typesOn('/productions/daughters-of-dance')?.filter((type) => type === 'TheaterEvent')).toHaveLength(5)
  expect(typesOn('/academy/storytelling-intensive')).toContain('Course')
  expect(typesOn('/academy/young-creatives-bootcamp/courses')).toContain('ItemList')
  expect(typesOn('/news/alliance-francaise-partnership')).toContain('NewsArticle')
  const types = new Set(graphs.flatMap(({ things }) => within(things)).map((thing) => thing['@type']))
  expect([...types].filter((type) => /JobPosting|FAQPage|Review|Rating/.test(type))).toEqual([])
})
