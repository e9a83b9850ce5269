import { expect } from '@playwright/test'
import { loadWidget, toasts } from './scripts.ts'
import { test } from './test.ts'

// No part of the site violates its own headers (scripts/deploy/headers.ts). The browser logs a violation as an error of the page, so that
// every test fails on one (e2e/islands.ts); e2e/back-forward-cache.spec.ts hydrates every page, with all its widgets.

test.describe('widgets that load', () => {
  test.use({ serviceWorkers: 'allow' })

  test('dialogs, carousels, forms and the service worker violate nothing', { tag: '@core' }, async ({ page, context }) => {
    await page.goto('/tickets')
    await page.locator('a[data-widget^=dialog]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect.poll(() => context.serviceWorkers().length).toBe(1)

    await page.goto('/')
    await loadWidget(page.locator('.carousel').first())
    await page.getByRole('button', { name: 'Next' }).first().click()
    await page.getByLabel('Email').last().fill('ada@example.com')
    await page.getByLabel('Email').last().press('Enter')
    await expect(toasts(page)).not.toBeEmpty()
    await page.locator('.picture-trigger').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('ArrowRight')
  })
})

test.describe('injected markup', () => {
  test.use({ errorsExpected: true })

  test('does not run, does not style the page, and requests nothing', async ({ page }) => {
    const reached: string[] = []
    page.on('requestfinished', (request) => reached.push(request.url()))
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'here' }))
    await page.goto('/about')
    const { isHtmlRefused, ran } = await page.evaluate(async () => {
      const refused: string[] = []
      Object.assign(window, { refused })
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => refused.push(violatedDirective))
      const isRefused = (act: () => unknown) => {
        try {
          act()
          return false
        } catch {
          return true
        }
      }
      const script = document.createElement('script')
      isRefused(() => script.append('window.ran = true'))
      const isHtmlRefused = isRefused(() => {
        document.body.innerHTML += '<img src=x onerror="ran = true">'
      })
      const style = Object.assign(document.createElement('style'), { textContent: 'main { display: none }' })
      document.body.append(script, style, Object.assign(new Image(), { src: 'https://elsewhere.example/picture.png' }))
      await fetch('https://elsewhere.example/').catch(() => {})
      return { isHtmlRefused, ran: 'ran' in window }
    })
    expect([isHtmlRefused, ran]).toEqual([true, false])
    await expect(page.locator('main')).toBeVisible()
    expect(reached.filter((url) => url.includes('elsewhere'))).toEqual([])
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { refused: string[] }).refused))
      .toEqual(expect.arrayContaining(['style-src-elem', 'img-src', 'connect-src']))
  })
})
