import { expect } from '@playwright/test'
import { test } from './test.ts'

// No part of the site violates its own headers (scripts/deploy/headers.ts). The browser logs a violation as an error of the page, so that
// every test fails on one (e2e/test.ts); e2e/back-forward-cache.spec.ts hydrates every page, with all its widgets.

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
