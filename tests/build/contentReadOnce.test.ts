import { describe, expect, test } from 'vitest'
import { getSite } from '../../src/content/site.ts'
import { NOT_FOUND, OFFLINE } from '../../src/lib/paths.ts'
import { createRoot, includedRoutes } from '../../src/main.tsx'
import { listPages } from '../../src/model/pages.ts'
import '../fixtures/useFixtureSite.ts'

describe('a build of any number of pages', () => {
  test('reads content once, although the bundle that renders pages has its own copy of the module', async () => {
    const another = '../../src/content/site.ts?another'
    const bundled = (await import(another)) as typeof import('../../src/content/site.ts')
    expect(bundled.getSite).not.toBe(getSite)
    expect(bundled.getSite()).toBe(getSite())
  })

  test('has one route for all URLs, and the list of the URLs', async () => {
    const { routes } = await createRoot(false)
    expect(routes?.map(({ path }) => path)).toEqual(['*'])
    expect(includedRoutes()).toEqual([...listPages(getSite()).map(({ path }) => path), NOT_FOUND, OFFLINE])
  })
})
