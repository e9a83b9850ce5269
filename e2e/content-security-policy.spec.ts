import { expect, type Page } from '@playwright/test'
import { listBuiltPages } from '../scripts/lib/builtPages.ts'
import { FIXTURE_DIST } from '../scripts/test/fixtureProject.ts'
import { NOT_FOUND, OFFLINE } from '../src/lib/routes.ts'
import { hydrateAll, test } from './islands.ts'
import { loadWidget, toasts } from './scripts.ts'

// No part of the site violates its own headers (scripts/deploy/headers.ts): each widget is loaded here, and nothing is blocked.

/** Records all CSP violations. Call it before the page is opened. */
async function recordRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    )
  })
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused)
}

// All other tests fail on a violation too, because the browser logs it as an error of the page (e2e/islands.ts).
test('no page violates the policy when it is scrolled to its end', async ({ page }) => {
  test.slow()
  const refusals = await recordRefusals(page)
  const found: Record<string, string[]> = {}
  for (const route of [...listBuiltPages(FIXTURE_DIST), NOT_FOUND, OFFLINE]) {
    await page.goto(route)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await hydrateAll(page)
    const refused = await refusals()
    if (refused.length > 0) found[route] = refused
  }
  expect(found).toEqual({})
})

test.describe('widgets that load', () => {
  test.use({ serviceWorkers: 'allow' })

  test('dialogs, carousels, forms and the service worker violate nothing', { tag: '@core' }, async ({ page, context }) => {
    const refusals = await recordRefusals(page)
    await page.goto('/tickets')
    await page.locator('a[data-widget^=dialog]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect.poll(() => context.serviceWorkers().length).toBe(1)
    expect(await refusals()).toEqual([])

    await page.goto('/')
    await loadWidget(page.locator('.carousel').first())
    await page.getByRole('button', { name: 'Next' }).first().click()
    await page.getByLabel('Email').last().fill('ada@example.com')
    await page.getByLabel('Email').last().press('Enter')
    await expect(toasts(page)).not.toBeEmpty()
    await page.locator('.picture-trigger').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    expect(await refusals()).toEqual([])
  })
})

test.describe('injected markup', () => {
  test.use({ errorsExpected: true })

  test('does not run, does not style the page, and requests nothing', async ({ page }) => {
    const refusals = await recordRefusals(page)
    const reached: string[] = []
    page.on('requestfinished', (request) => reached.push(request.url()))
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'here' }))
    await page.goto('/about')
    const written = await page.evaluate(async () => {
      const script = document.createElement('script')
      const tries: Record<string, () => unknown> = {
        'a script as text': () => script.append('window.ran = true'),
        'HTML as text': () => {
          document.body.innerHTML += '<img src=x onerror="ran = true">'
        },
      }
      const refused: string[] = []
      for (const [name, act] of Object.entries(tries)) {
        try {
          act()
        } catch {
          refused.push(name)
        }
      }
      document.body.append(script)
      const style = document.createElement('style')
      style.textContent = 'main { display: none }'
      document.head.append(style)
      const picture = new Image()
      picture.src = 'https://elsewhere.example/picture.png'
      document.body.append(picture)
      await fetch('https://elsewhere.example/').catch(() => {})
      return { refused, ran: 'ran' in window }
    })
    expect(written).toEqual({ refused: expect.arrayContaining(['HTML as text']), ran: false })
    await expect(page.locator('main')).toBeVisible()
    expect(reached.filter((url) => url.includes('elsewhere'))).toEqual([])
    expect((await refusals()).map((one) => one.split(' ')[0])).toEqual(expect.arrayContaining(['style-src-elem', 'img-src', 'connect-src']))
  })
})
