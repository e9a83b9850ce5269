import { expect, type Locator, type Page } from '@playwright/test'
import { recordAnnouncements } from './announcements.ts'
import { holdResponses } from './deferred.ts'
import { coreIf, ISLAND_CODE, islandOf, isReady, openHydrated, restingTopOf, test, topOf } from './islands.ts'
import { blockScripts, delayScripts, recordScripts, rewriteHtml, saveData } from './scripts.ts'

const SCHOLARSHIPS = '/academy/young-creatives-bootcamp/scholarships'
const ACCORDIONS = [
  { path: '/academy', id: 'academy-faq', count: 8 },
  { path: '/careers', id: 'hiring-faq', count: 4 },
  { path: SCHOLARSHIPS, id: 'scholarship-faq', count: 4 },
  { path: '/careers', id: 'roles', count: 10 },
] as const

const expanded = (island: Locator) => island.getByRole('button', { expanded: true })
const shown = (island: Locator) => island.locator('.disclosure-panel:not([hidden])')
const heads = (island: Locator) => island.locator('.disclosure-button')

/** Delays animation frames, as a busy phone does, until the returned function is called. */
async function drawLate(page: Page) {
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = []
    window.requestAnimationFrame = (answer) => waiting.push(answer)
    Object.assign(window, {
      draw() {
        for (const answer of waiting.splice(0)) answer(performance.now())
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { draw: () => void }).draw())
}

for (const { path, id, count } of ACCORDIONS) {
  test(
    `${path} ${id}: ${count} entries, one item open at a time; clicking the open item closes it`,
    coreIf(id === 'roles'),
    async ({ page }) => {
      const island = await openHydrated(page, path, id)
      const buttons = island.getByRole('button')
      await expect(buttons).toHaveCount(count)
      await expect(expanded(island)).toHaveCount(0)
      await expect(shown(island)).toHaveCount(0)
      for (const index of [0, count - 1, 1]) {
        const button = buttons.nth(index)
        await button.click()
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        await expect(expanded(island)).toHaveCount(1)
        await expect(shown(island)).toHaveCount(1)
        await expect(page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)).toBeVisible()
      }
      await buttons.nth(1).click()
      await expect(expanded(island)).toHaveCount(0)
      await expect(shown(island)).toHaveCount(0)
    },
  )
}

test('each role shows title, summary, badges, and opened its two lists and its own application form', async ({ page }) => {
  const roles = await openHydrated(page, '/careers', 'roles')
  const addresses = new Set<string | null>()
  for (const role of await roles.locator('.disclosure').all()) {
    await expect(role.locator('.disclosure-summary p').first()).toBeVisible()
    await expect(role.locator('.disclosure-summary .badge')).toHaveCount(2)
    await role.getByRole('button').click()
    await expect(
      role.getByRole('heading', { name: 'What You’ll Do' }).or(role.getByRole('heading', { name: "What You'll Do" })),
    ).toBeVisible()
    await expect(role.getByRole('heading', { name: 'Great If You Have' })).toBeVisible()
    const apply = role.getByRole('link', { name: /^Apply for this Role/ })
    await expect(apply).toHaveAttribute('target', '_blank')
    addresses.add(await apply.getAttribute('href'))
  }
  expect(addresses.size).toBe(10)
})

test.describe('what assistive technology announces', () => {
  test('four questions: headings around buttons, the open answer a region', { tag: '@core' }, async ({ page }) => {
    const faq = await openHydrated(page, SCHOLARSHIPS, 'scholarship-faq')
    await expect(faq).toMatchAriaSnapshot(`
      - heading "Can I apply for both scholarships?" [level=3]:
        - button "Can I apply for both scholarships?" [expanded=false]
      - heading "Do the scholarships pay for accommodation or a laptop?" [level=3]:
        - button [expanded=false]
      - heading "Must my motivation statement be written?" [level=3]:
        - button [expanded=false]
      - heading "Who can be my reference?" [level=3]:
        - button [expanded=false]`)
    await faq.getByRole('button').first().click()
    await expect(faq).toMatchAriaSnapshot(`
      - heading [level=3]:
        - button "Can I apply for both scholarships?" [expanded]
      - region "Can I apply for both scholarships?"
      - heading [level=3]:
        - button [expanded=false]`)
  })

  test('before hydration: headings around links', async ({ page }) => {
    await blockScripts(page, ISLAND_CODE.any)
    await page.goto(SCHOLARSHIPS)
    await expect(islandOf(page, 'scholarship-faq')).toMatchAriaSnapshot(`
      - heading "Can I apply for both scholarships?" [level=3]:
        - link "Can I apply for both scholarships?":
          - /url: "#both"`)
  })

  test('no live region announces an opened answer: the button’s state is announced', async ({ page }) => {
    const said = await recordAnnouncements(page)
    const faq = await openHydrated(page, '/academy', 'academy-faq')
    for (const place of [0, 3, 3]) await faq.getByRole('button').nth(place).click()
    await expect(expanded(faq)).toHaveCount(0)
    expect(await said()).toEqual([])
  })

  test('more than six answers are no regions', async ({ page }) => {
    const faq = await openHydrated(page, '/academy', 'academy-faq')
    await faq.getByRole('button').first().click()
    await expect(shown(faq)).toHaveCount(1)
    await expect(faq.getByRole('region')).toHaveCount(0)
  })
})

test.describe('keys', () => {
  test('Enter and Space open and close; all headers are in the Tab order', { tag: '@core' }, async ({ page }) => {
    const faq = await openHydrated(page, '/careers', 'hiring-faq')
    const buttons = faq.getByRole('button')
    await buttons.first().focus()
    for (const key of ['Enter', 'Space'] as const) {
      await page.keyboard.press(key)
      await expect(buttons.first()).toHaveAttribute('aria-expanded', 'true')
      await expect(buttons.first()).toBeFocused()
      await page.keyboard.press(key)
      await expect(buttons.first()).toHaveAttribute('aria-expanded', 'false')
    }
    for (let index = 1; index < 4; index += 1) {
      await page.keyboard.press('Tab')
      await expect(buttons.nth(index)).toBeFocused()
    }
  })

  test('a focused header can be seen and is not under the page’s header', async ({ page }) => {
    const roles = await openHydrated(page, '/careers', 'roles')
    await roles.getByRole('button').last().focus()
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press('Shift+Tab')
      const button = roles.getByRole('button').nth(8 - step)
      await expect(button).toBeFocused()
      const under = await page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom)
      await expect.poll(() => topOf(button)).toBeGreaterThanOrEqual(under)
      expect(Number.parseFloat(await button.evaluate((element) => getComputedStyle(element).outlineWidth))).toBeGreaterThanOrEqual(3)
    }
  })
})

test('an opened header stays in view, where it was, when another closes above it', async ({ page }) => {
  const roles = await openHydrated(page, '/careers', 'roles')
  await roles.getByRole('button').nth(1).click()
  await expect(shown(roles)).toHaveCount(1)
  const below = roles.getByRole('button').nth(4)
  await below.scrollIntoViewIfNeeded()
  const before = await restingTopOf(below)
  await below.click()
  await expect(below).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => topOf(below)).toBeCloseTo(before, -0.5)
})

// On a busy phone keydown, keyup and the resulting click all come before the next frame.
for (const [key, when] of [
  ['Enter', ''],
  ['Space', ''],
  ['Space', ' before the next frame'],
] as const)
  test(`a header opened by ${key}${when} stays in view, where it was, when the long one above it closes`, async ({ page }) => {
    const roles = await openHydrated(page, '/careers', 'roles')
    const headers = roles.getByRole('button')
    await headers.nth(0).focus()
    await page.keyboard.press(key)
    await expect(headers.nth(0)).toHaveAttribute('aria-expanded', 'true')
    await headers.nth(1).focus()
    const before = await restingTopOf(headers.nth(1))
    const draw = when && (await drawLate(page))
    await page.keyboard.press(key)
    await expect(headers.nth(1)).toHaveAttribute('aria-expanded', 'true')
    if (draw) await draw()
    await expect.poll(() => topOf(headers.nth(1))).toBeCloseTo(before, -0.5)
    await expect(headers.nth(1)).toBeInViewport({ ratio: 1 })
  })

test('the focused element stays in view after Tab before the next frame', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const roles = await openHydrated(page, '/careers', 'roles')
  const header = roles.getByRole('button').nth(0)
  await header.focus()
  const draw = await drawLate(page)
  await page.keyboard.press('Enter')
  await expect(header).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  const next = page.locator(':focus')
  await expect(next).not.toHaveAttribute('aria-expanded', 'true')
  await draw()
  await expect(next).toBeInViewport({ ratio: 1 })
})

test.describe('the address', () => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test(`#role-id opens and scrolls, the role’s heading in view, ${size.width} wide`, coreIf(size.width < 400), async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto('/careers#operations-manager')
      const roles = islandOf(page, 'roles')
      await expect(page.locator('#operations-manager')).toBeVisible()
      await isReady(roles)
      await expect(expanded(roles)).toHaveText('Operations Manager')
      await expect(shown(roles)).toHaveCount(1)
      const under = await page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom)
      await expect.poll(() => topOf(expanded(roles))).toBeGreaterThanOrEqual(under)
      await expect(expanded(roles)).toBeInViewport({ ratio: 1 })
    })
  }

  test('a link on the page to a role opens it when the roles are hydrated', async ({ page }) => {
    const roles = await openHydrated(page, '/careers', 'roles')
    const before = await page.evaluate(() => history.length)
    await page.evaluate(() => {
      location.hash = '#interns'
    })
    await expect(expanded(roles)).toHaveText('Interns')
    await expect(expanded(roles)).toBeInViewport()
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
  })

  test('follows the open answer, and Back returns to the previous one', async ({ page }) => {
    const faq = await openHydrated(page, SCHOLARSHIPS, 'scholarship-faq')
    await faq.getByRole('button').nth(0).click()
    await expect(page).toHaveURL(/#both$/)
    await faq.getByRole('button').nth(2).click()
    await expect(page).toHaveURL(/#video$/)
    await faq.getByRole('button').nth(2).click()
    await expect(page).toHaveURL(/scholarships$/)
    await page.goBack()
    await expect(expanded(faq)).toHaveText('Must my motivation statement be written?')
    await page.goBack()
    await expect(expanded(faq)).toHaveText('Can I apply for both scholarships?')
    await page.goBack()
    await expect(expanded(faq)).toHaveCount(0)
    await expect(shown(faq)).toHaveCount(0)
  })
})

test.describe('find in page', () => {
  for (const isHydrated of [false, true]) {
    test(`opens the answer that holds the words, ${isHydrated ? 'and closes the other' : 'while the code is not there'}`, async ({
      page,
    }) => {
      if (!isHydrated) await blockScripts(page, ISLAND_CODE.any)
      await page.goto('/careers')
      const faq = islandOf(page, 'hiring-faq')
      await faq.scrollIntoViewIfNeeded()
      if (isHydrated) {
        await isReady(faq)
        await faq.getByRole('button').first().click()
      }
      // A text fragment uses the browser’s find in page, which opens the item with the match.
      const words = await page.locator('#several').evaluate((panel) => panel.textContent?.trim().split(/\s+/).slice(0, 6).join(' ') ?? '')
      await page.evaluate((text) => {
        const link = document.createElement('a')
        link.href = `#:~:text=${encodeURIComponent(text)}`
        link.textContent = 'Find'
        link.id = 'find'
        document.querySelector('#content')?.prepend(link)
      }, words)
      await page.locator('#find').press('Enter')
      await expect(page.locator('#several')).toBeVisible()
      if (!isHydrated) return
      await expect(shown(faq)).toHaveCount(1)
      await expect(expanded(faq)).toHaveText('May I apply for more than one role?')
    })
  }
})

test.describe('an early click', () => {
  test('on an open header marks it busy at once, and closes it once the code has loaded', async ({ page }) => {
    await delayScripts(page, 3000, ISLAND_CODE.any)
    await page.goto('/academy')
    const faq = islandOf(page, 'academy-faq')
    await heads(faq).nth(2).click()
    await expect(shown(faq)).toHaveCount(1)
    await heads(faq).nth(2).click()
    await expect(heads(faq).nth(2)).toHaveAttribute('aria-busy', 'true')
    await isReady(faq)
    await expect(expanded(faq)).toHaveCount(0)
    await expect(shown(faq)).toHaveCount(0)
    await expect(faq.locator('[aria-busy]')).toHaveCount(0)
  })

  test('on an open header is no longer busy when the code fails, and deferred pictures load', async ({ page }) => {
    // The code fails after the second click.
    const fail = await holdResponses(page, ISLAND_CODE.any, (route) => route.abort())
    await page.goto('/academy', { waitUntil: 'commit' })
    const faq = islandOf(page, 'academy-faq')
    await heads(faq).nth(2).click()
    await heads(faq).nth(2).click()
    await expect(heads(faq).nth(2)).toHaveAttribute('aria-busy', 'true')
    fail()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-hold')
  })

  test('on two headers leaves the second open alone', async ({ page }) => {
    await delayScripts(page, 3000, ISLAND_CODE.any)
    await page.goto('/academy')
    const faq = islandOf(page, 'academy-faq')
    await heads(faq).nth(0).click()
    await heads(faq).nth(3).click()
    await isReady(faq)
    await expect(expanded(faq)).toHaveCount(1)
    await expect(faq.getByRole('button').nth(3)).toHaveAttribute('aria-expanded', 'true')
    await expect(shown(faq)).toHaveCount(1)
  })

  test('that begins before the code has loaded and ends afterwards takes effect', async ({ page }) => {
    await delayScripts(page, 1000, ISLAND_CODE.any)
    await page.goto('/academy')
    const faq = islandOf(page, 'academy-faq')
    await heads(faq).nth(1).hover()
    await page.mouse.down()
    await isReady(faq)
    await page.mouse.up()
    await expect(faq.getByRole('button').nth(1)).toHaveAttribute('aria-expanded', 'true')
    await expect(page).toHaveURL(/#age$/)
  })
})

test('a browser that does not know until-found shows the answer that the address names', async ({ page }) => {
  await blockScripts(page, ISLAND_CODE.any)
  await rewriteHtml(page, '**/careers', (html) => html.replaceAll('hidden="until-found"', 'hidden=""'))
  await page.goto('/careers')
  const faq = islandOf(page, 'hiring-faq')
  await expect(page.locator('#paid')).toBeHidden()
  await heads(faq).nth(1).click()
  await expect(page.locator('#paid')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, id, count } of ACCORDIONS) {
    test(`${path} ${id}: every answer stands open`, coreIf(id === 'roles'), async ({ page }) => {
      await page.goto(path)
      const panels = islandOf(page, id).locator('.disclosure-panel')
      await expect(panels).toHaveCount(count)
      for (const panel of await panels.all()) {
        await expect(panel).toBeVisible()
        await expect(panel.locator('p, li').first()).toBeVisible()
        expect((await panel.boundingBox())?.height).toBeGreaterThan(20)
      }
    })
  }
})

test('printed, every answer is on paper', async ({ page }) => {
  const faq = await openHydrated(page, '/careers', 'hiring-faq')
  await page.emulateMedia({ media: 'print' })
  for (const panel of await faq.locator('.disclosure-panel').all()) expect((await panel.boundingBox())?.height).toBeGreaterThan(20)
})

test('with data saving no widget loads before it is touched', async ({ page }) => {
  await saveData(page)
  const scripts = recordScripts(page)
  await page.goto('/academy')
  const faq = islandOf(page, 'academy-faq')
  await faq.scrollIntoViewIfNeeded()
  await page.waitForTimeout(1500)
  expect(scripts.filter((script) => ISLAND_CODE.any.test(script))).toEqual([])
  await heads(faq).first().click()
  await isReady(faq)
  await expect(expanded(faq)).toHaveCount(1)
})

test('answers open without moving under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const faq = await openHydrated(page, '/academy', 'academy-faq')
  await faq.getByRole('button').first().click()
  expect(await faq.evaluate((island) => island.getAnimations({ subtree: true }).length)).toBe(0)
})

test('targets are at least 44 pixels high and as wide as the list', async ({ page }) => {
  const roles = await openHydrated(page, '/careers', 'roles')
  for (const head of await roles.locator('.disclosure-head').all()) {
    const box = await head.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    // The far corner of the head is part of the button too.
    const hit = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('.disclosure-button') !== null,
      await head.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { right, bottom } = element.getBoundingClientRect()
        return { x: right - 4, y: bottom - 4 }
      }),
    )
    expect(hit).toBe(true)
  }
})
