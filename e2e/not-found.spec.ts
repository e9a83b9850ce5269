import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { FIXTURE_DIST } from '../tests/fixtures/fixtureProject.ts'
import { recordShifts } from './scripts.ts'
import { coreIf, test } from './test.ts'

test('an unknown URL has status 404, its own title, advice and a link to the home page', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/^Page Not Found/)
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(
    page.getByText(
      "The page you're looking for doesn't exist or has been moved. Let's get you back on track to exploring African stories.",
    ),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Check the address for a typing mistake/)
  await page.getByRole('main').getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL(/\/$/)
})

for (const [address, title] of [
  ['/privacy-policy', /Privacy/],
  ['/festival/volunteer', /olunteer/],
  ['/festival/events/avalanche/tickets', /ticket/i],
] as const) {
  test(`lists the topic of ${address} first`, coreIf(address === '/privacy-policy'), async ({ page }) => {
    await page.goto(address)
    const first = page.locator('[data-gaps] > li').first()
    await expect(first.getByRole('heading', { level: 3 })).toHaveText(title)
  })
}

// tests/lib/nearestPage.test.ts has more addresses.
test('links to the nearest page, announces it once, and does not move the focus', { tag: '@core' }, async ({ page, announcements }) => {
  await page.goto('/ticket')
  await expect.poll(announcements).toEqual(['polite: The nearest page: Tickets'])
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.getByRole('status').getByRole('link', { name: 'Tickets', exact: true }).click()
  await expect(page).toHaveURL('/tickets')
})

test('names the nearest page before the first paint: nothing shifts, even if the HTML arrives in pieces', async ({ page }) => {
  const server = await serveInTwo(await readFile(path.join(FIXTURE_DIST, '404.html'), 'utf8'))
  const shifts = await recordShifts(page)
  try {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/acadmy`, { waitUntil: 'commit' })
    await expect(page.getByText('The nearest page: ')).toBeVisible()
    await page.waitForTimeout(300)
    expect(await shifts()).toEqual([])
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('lists every page still being written and the main pages without scripts', { tag: '@core' }, async ({ pageWithoutScripts: page }) => {
  await page.goto('/privacy-policy')
  await expect(page.locator('[data-gaps] > li')).toHaveCount(11)
  await expect(page.getByRole('main').getByRole('link', { name: 'Careers' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sankara', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/one of the pages listed here\.$/)
})

/**
 * Sends every page in two parts half a second apart, cut before its inline script. Stylesheet and fonts never arrive, because the budgets
 * measure their layout shift.
 */
async function serveInTwo(html: string): Promise<Server> {
  const cut = html.lastIndexOf('<script>', html.indexOf('</main>'))
  const server = createServer(async (request, response) => {
    if (/^\/(?:assets|fonts)\//.test(request.url ?? '')) return
    response.writeHead(404, { 'Content-Type': 'text/html' }).write(html.slice(0, cut))
    await sleep(500)
    response.end(html.slice(cut))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return server
}
