import { describe, expect, test } from 'vitest'
import { getSite } from '../../src/content/site.ts'
import { NOT_FOUND, OFFLINE } from '../../src/lib/routes.ts'
import { createRoot, includedRoutes } from '../../src/main.tsx'
import { listPages } from '../../src/model/pages.ts'

describe('what a build does once, however many pages there are', () => {
  test('content is read once, though the bundle that renders pages has a module of its own for it', async () => {
    const another = '../../src/content/site.ts?another'
    const bundled = (await import(another)) as typeof import('../../src/content/site.ts')
    expect(bundled.getSite).not.toBe(getSite)
    expect(bundled.getSite()).toBe(getSite())
  })

  test('one route serves every URL, and a build gets the list of all of them', async () => {
    const { routes } = await createRoot(false)
    expect(routes?.map(({ path }) => path)).toEqual(['*'])
    expect(includedRoutes()).toEqual([...listPages(getSite()).map(({ path }) => path), NOT_FOUND, OFFLINE])
  })
})
