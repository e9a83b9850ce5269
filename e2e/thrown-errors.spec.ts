import { expect, test } from '@playwright/test'
import { coreIf, ISLAND_CODE } from './islands.ts'
import { followsLinks, isReadable } from './readable.ts'
import { CODE } from './scripts.ts'

/** Code that loads and then throws, each with a page that uses it and the part that calls it. */
const THROWING = [
  { name: 'tabs', code: ISLAND_CODE.tabs, path: '/festival', part: '[data-widget=tabs]', act: 'touch' },
  { name: 'disclosures', code: ISLAND_CODE.disclosures, path: '/careers', part: '[data-widget=disclosures]', act: 'touch' },
  { name: 'ticket dialogs', code: ISLAND_CODE.dialog, path: '/tickets', part: 'a[data-widget=dialog][href^="#tickets"]', act: 'press' },
  { name: 'filters dialog', code: ISLAND_CODE.dialog, path: '/tickets', part: 'a[data-widget=dialog][href="#more-filters"]', act: 'press' },
  { name: 'picture dialogs', code: ISLAND_CODE.pictures, path: '/', part: 'a[data-widget=dialog-pictures]', act: 'press' },
  { name: 'carousels', code: CODE.carousel, path: '/academy', part: '.carousel', act: 'touch' },
  { name: 'forms', code: CODE.commonBundle, path: '/contact', part: 'main [data-widget=form]', act: 'touch' },
  { name: 'filters', code: CODE.commonBundle, path: '/tickets', part: '[data-widget=filter]', act: 'touch' },
  { name: 'search', code: CODE.commonBundle, path: '/news', part: '[data-widget=search]', act: 'touch' },
] as const

for (const { name, code, path, part, act } of THROWING)
  test(
    `${name} that throw say ‘Unexpected Application Error!’ with the message, and the rest of ${path} is left as it was`,
    coreIf(name === 'ticket dialogs'),
    async ({ page }) => {
      await page.route(code, async (route) => {
        const exported = [...(await (await route.fetch()).text()).matchAll(/export\{([^}]*)\}/g)].flatMap(([, names = '']) =>
          names.split(','),
        )
        const names = exported.map((one) => one.split(' as ').at(-1))
        const body = `const fail = () => { throw new Error('It broke.') }
        const all = new Proxy(fail, { get: (known, key) => (key in known || typeof key === 'symbol' || key === 'then' ? known[key] : fail) })
        export { ${names.map((one) => `all as ${one}`).join()} }`
        await route.fulfill({ contentType: 'text/javascript', body })
      })
      await page.goto(path)
      const broken = page.locator(part).first()
      if (act === 'press') await broken.click()
      else await broken.dispatchEvent('pointerover')
      await expect(page.getByRole('alert').first()).toHaveText('Unexpected Application Error!It broke.')
      await isReadable(page, name)
      await followsLinks(page, name)
    },
  )
