import { describe, expect, test } from 'vitest'
import { getSite } from '../../src/content/site.ts'
import { NOT_FOUND, ROUTES } from '../../src/lib/routes.ts'
import { createRoot } from '../../src/main.tsx'

describe('what a build does once, however many pages there are', () => {
  test('content is read once, though the bundle that renders pages has a module of its own for it', async () => {
    const another = '../../src/content/site.ts?another'
    const bundled = (await import(another)) as typeof import('../../src/content/site.ts')
    expect(bundled.getSite).not.toBe(getSite)
    expect(bundled.getSite()).toBe(getSite())
  })

  test('the router’s table of a page holds its own route, and nobody’s page is lost', async () => {
    const { routes } = await createRoot(false)
    expect(routes?.map(({ path }) => path)).toEqual(expect.arrayContaining([...ROUTES, NOT_FOUND]))
    expect((await createRoot(false, '/about')).routes?.map(({ path }) => path)).toEqual(['/about'])
    expect((await createRoot(false, '/nowhere')).routes).toEqual(routes)
  })
})
