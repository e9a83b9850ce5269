import { expect } from '@playwright/test'
import { listCached, waitForServiceWorker } from './isolatedSite.ts'
import { loadAllWidgets } from './loadAllWidgets.ts'
import { SAMPLE_PAGES } from './pageKinds.ts'
import { loadWidget, toasts } from './scripts.ts'
import { test } from './test.ts'
import { contactForm, fillContact, newsletterForm, subscribe } from './visitorForms.ts'

test.use({ serviceWorkers: 'allow' })

const TITLE = 'using every kind of page stores only copies of pages and the save-data choice, and no request goes to another host'

test(TITLE, async ({ page, baseURL }) => {
  test.slow()
  const requested: string[] = []
  page.context().on('request', (request) => requested.push(request.url()))
  for (const path of SAMPLE_PAGES) {
    await page.goto(path)
    await loadAllWidgets(page)
  }
  await waitForServiceWorker(page)
  await page.goto('/contact')
  await loadWidget(contactForm(page))
  await fillContact(page)
  await loadWidget(newsletterForm(page))
  await subscribe(page)
  await expect(toasts(page)).not.toBeEmpty()

  const readStorage = () =>
    page.evaluate(async () => ({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: document.cookie,
      databases: await indexedDB.databases(),
    }))
  await expect.poll(() => listCached(page)).toContain('/contact')
  expect(await readStorage()).toEqual({ local: {}, session: {}, cookies: '', databases: [] })
  expect(await page.context().cookies()).toEqual([])
  const copies = await listCached(page)
  expect(
    copies.filter((address) => !/^\/(?:assets|pictures|identity)\//.test(address) && address !== '/offline' && address !== '/contact'),
  ).toEqual([])
  await page.getByRole('button', { name: 'Use less data' }).click()
  await expect.poll(async () => (await readStorage()).local).toEqual({ less: '1' })
  expect(requested.length).toBeGreaterThan(50)
  expect(requested.filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'))).toEqual([])
})
