import { expect, it } from 'vitest'
import { FIXED_PATHS } from '../../src/lib/routes.ts'
import { BOOTCAMP_PAGES } from '../../src/pages/bootcampPages.tsx'

it('the links between the bootcamp’s pages include each of them, the landing page first', () => {
  const pages = BOOTCAMP_PAGES.map(({ href }) => href)
  expect(pages).toEqual(FIXED_PATHS.filter((route) => route.startsWith('/academy/young-creatives-bootcamp')))
  expect(pages[0]).toBe('/academy/young-creatives-bootcamp')
})
