import { expect, type Locator, type Page } from '@playwright/test'
import { ISLAND_CODE, islandOf, openHydrated, restingTopOf, topOf } from './islands.ts'
import { blockScripts, expectReady, findInPage, goToFragment, holdResponses, rewriteHtml } from './scripts.ts'
import { coreIf, test } from './test.ts'

const SCHOLARSHIPS = '/academy/young-creatives-bootcamp/scholarships'

/** The content of an open answer in the accessibility tree, and of one that is a region. */
const paragraph = () => '\n      - paragraph'
const region = (title: string) => `\n      - region "${title}":\n        - paragraph`

/** The accordions: their number of items, what is always shown below a heading, and the content of an open item. */
const ACCORDIONS: readonly { path: string; id: string; is: string; count: number; summary?: string; open: (title: string) => string }[] = [
  {
    path: '/academy',
    id: 'academy-faq',
    is: 'eight questions: headings around buttons, and no regions, since there are more than six',
    count: 8,
    open: paragraph,
  },
  { path: '/careers', id: 'hiring-faq', is: 'questions from applicants', count: 4, open: region },
  {
    path: SCHOLARSHIPS,
    id: 'scholarship-faq',
    is: 'four questions: headings around buttons, the open answer a region',
    count: 4,
    open: region,
  },
  {
    path: '/careers',
    id: 'roles',
    is: 'roles: title, summary and badges, and the open role’s lists and form',
    count: 10,
    summary: '\n      - paragraph\n      - paragraph: /Full-time|Internship/',
    open: (title) => `
      - heading "What You’ll Do" [level=4]
      - list
      - heading "Great If You Have" [level=4]
      - list
      - 'link "Apply for this Role: ${title} (forms.example, opens in a new tab)"'`,
  },
]

const expanded = (island: Locator) => island.getByRole('button', { expanded: true })
const shown = (island: Locator) => island.locator('.disclosure-panel:visible')
const heads = (island: Locator) => island.locator('.disclosure-button')
const headerBottom = (page: Page) => page.locator('.header').evaluate((header) => header.getBoundingClientRect().bottom)

async function expectClosed(island: Locator) {
  await expect(expanded(island)).toHaveCount(0)
  await expect(shown(island)).toHaveCount(0)
}

/** Delays the callbacks of animation frames, as a busy phone does, until the returned function is called. */
async function delayFrames(page: Page) {
  await page.evaluate(() => {
    const waiting: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => waiting.push(callback)
    Object.assign(window, {
      draw() {
        for (const callback of waiting.splice(0)) callback(performance.now())
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { draw: () => void }).draw())
}

for (const { path, id, is, count, summary = '', open } of ACCORDIONS) {
  const isCore = id === 'roles' || id === 'scholarship-faq'
  const tree = (titles: readonly string[], opened?: number) => `
      - /children: equal${titles
        .map(
          (title, place) => `
      - heading "${title}" [level=3]:
        - button "${title}" [expanded=${place === opened}]${summary}${place === opened ? open(title) : ''}`,
        )
        .join('')}`

  test(`${path} ${is}; one open at a time, or none; nothing is announced`, coreIf(isCore), async ({ page, announcements }) => {
    const island = await openHydrated(page, path, id)
    const titles = await heads(island).allInnerTexts()
    expect(titles).toHaveLength(count)
    await expectClosed(island)
    await expect(island).toMatchAriaSnapshot(tree(titles))
    for (const index of [0, count - 1, 1]) {
      const button = island.getByRole('button').nth(index)
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(expanded(island)).toHaveCount(1)
      await expect(shown(island)).toHaveCount(1)
      await expect(page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)).toBeVisible()
    }
    await expect(island).toMatchAriaSnapshot(tree(titles, 1))
    await island.getByRole('button').nth(1).click()
    await expectClosed(island)
    // The button’s own state is announced.
    expect(await announcements()).toEqual([])
  })
}

test('keys: Enter and Space open and close; all headers are in the Tab order', { tag: '@core' }, async ({ page }) => {
  const faq = await openHydrated(page, '/careers', 'hiring-faq')
  const buttons = faq.getByRole('button')
  await buttons.first().focus()
  // If it were set again, Firefox would replace the link for screen readers, and they would not say its new state. Setting it fails now.
  await buttons.evaluateAll((links) => void links.map((link) => Object.defineProperty(link, 'onclick', { value: null })))
  for (const key of ['Enter', 'Space'] as const)
    for (const state of ['true', 'false']) {
      await page.keyboard.press(key)
      await expect(buttons.first()).toHaveAttribute('aria-expanded', state)
      await expect(buttons.first()).toBeFocused()
    }
  for (let index = 1; index < 4; index += 1) {
    await page.keyboard.press('Tab')
    await expect(buttons.nth(index)).toBeFocused()
  }
})

// On a busy phone, keydown, keyup and the resulting click are all dispatched before the next frame.
for (const [how, above, below, when] of [
  ['click', 1, 4, ''],
  ['Enter', 0, 1, ''],
  ['Space', 0, 1, ''],
  ['Space', 0, 1, ' before the next frame'],
] as const)
  test(`a header opened by ${how}${when} keeps its position in the viewport when a long item above it closes`, async ({ page }) => {
    const roles = await openHydrated(page, '/careers', 'roles')
    const [first, second] = [roles.getByRole('button').nth(above), roles.getByRole('button').nth(below)]
    const open = (header: Locator) => (how === 'click' ? header.click() : page.keyboard.press(how))
    await first.focus()
    await open(first)
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await second.focus()
    const before = await restingTopOf(second)
    const draw = when && (await delayFrames(page))
    await open(second)
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    if (draw) await draw()
    await expect.poll(() => topOf(second)).toBeCloseTo(before, -0.5)
    await expect(second).toBeInViewport({ ratio: 1 })
  })

test('the focused element stays in the viewport after Tab before the next frame', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const roles = await openHydrated(page, '/careers', 'roles')
  const header = roles.getByRole('button').nth(0)
  await header.focus()
  const draw = await delayFrames(page)
  await page.keyboard.press('Enter')
  await expect(header).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  const next = page.locator(':focus')
  await expect(next).not.toHaveAttribute('aria-expanded', 'true')
  await draw()
  await expect(next).toBeInViewport({ ratio: 1 })
})

test.describe('the URL', () => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ])
    test(`#role-id opens the role and scrolls to its heading, ${size.width} wide`, coreIf(size.width < 400), async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto('/careers#operations-manager')
      const roles = islandOf(page, 'roles')
      await expect(page.locator('#operations-manager')).toBeVisible()
      await expectReady(roles)
      await expect(expanded(roles)).toHaveText('Operations Manager')
      await expect(shown(roles)).toHaveCount(1)
      const bottomOfHeader = await headerBottom(page)
      await expect.poll(() => topOf(expanded(roles))).toBeGreaterThanOrEqual(bottomOfHeader)
      await expect(expanded(roles)).toBeInViewport({ ratio: 1 })
      const before = await page.evaluate(() => history.length)
      await goToFragment(page, 'interns')
      await expect(expanded(roles)).toHaveText('Interns')
      expect(await restingTopOf(expanded(roles))).toBeGreaterThanOrEqual(bottomOfHeader)
      await expect(expanded(roles)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => history.length)).toBe(before + 1)
    })

  test('follows the open answer, and Back returns to the previous one', async ({ page }) => {
    const faq = await openHydrated(page, SCHOLARSHIPS, 'scholarship-faq')
    for (const [place, address] of [
      [0, /#both$/],
      [2, /#video$/],
      [2, /scholarships$/],
    ] as const) {
      await faq.getByRole('button').nth(place).click()
      await expect(page).toHaveURL(address)
    }
    for (const title of ['Must my motivation statement be written?', 'Can I apply for both scholarships?']) {
      await page.goBack()
      await expect(expanded(faq)).toHaveText(title)
    }
    await page.goBack()
    await expectClosed(faq)
  })
})

for (const isHydrated of [false, true])
  test(`find in page opens the answer with the text, ${isHydrated ? 'and closes the other' : 'without the code'}`, async ({ page }) => {
    if (!isHydrated) await blockScripts(page, ISLAND_CODE.any)
    await page.goto('/careers')
    const faq = islandOf(page, 'hiring-faq')
    await faq.scrollIntoViewIfNeeded()
    if (isHydrated) {
      await expectReady(faq)
      await faq.getByRole('button').first().click()
    }
    const text = await page.locator('#several').evaluate((panel) => panel.textContent?.trim().split(/\s+/).slice(0, 6).join(' ') ?? '')
    await findInPage(page, text)
    await expect(page.locator('#several')).toBeVisible()
    if (!isHydrated) return
    await expect(shown(faq)).toHaveCount(1)
    await expect(expanded(faq)).toHaveText('May I apply for more than one role?')
  })

test('a link to a text opens its role before hydration, and the button follows', { tag: '@core' }, async ({ page }) => {
  const release = await holdResponses(page, ISLAND_CODE.any)
  await page.goto('/careers')
  const text = await page.locator('#video-creator li').first().textContent()
  await page.goto('/')
  await page.goto(`/careers#:~:text=${encodeURIComponent(text ?? '')}`)
  const roles = islandOf(page, 'roles')
  const found = page.locator('#video-creator li').first()
  await expect(found).toBeVisible()
  await expect(found).toBeInViewport()
  release()
  await expectReady(roles)
  await expect(expanded(roles)).toHaveAttribute('href', '#video-creator')
  await expect(shown(roles)).toHaveCount(1)
  await expect(found).toBeInViewport()
})

test('after two early clicks on a header, its busy state ends when the code fails, and deferred pictures load', async ({ page }) => {
  // The second click waits for the code, which then fails: without it, the browser cannot close an answer.
  const fail = await holdResponses(page, ISLAND_CODE.any, (route) => route.abort())
  await page.goto('/academy', { waitUntil: 'commit' })
  const head = heads(islandOf(page, 'academy-faq')).nth(2)
  await head.click()
  await head.click()
  await expect(head).toHaveAttribute('aria-busy', 'true')
  fail()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-loading')
})

for (const [feature, without] of [
  ['until-found', (html: string) => html.replaceAll('hidden="until-found"', 'hidden')],
  ['shadow roots in HTML', (html: string) => html.replaceAll('shadowrootmode=', 'data-mode=')],
] as const)
  test(`a browser without ${feature} opens one answer at a time, before and after hydration`, async ({ page }) => {
    const release = await holdResponses(page, ISLAND_CODE.any)
    await rewriteHtml(page, '**/careers', without)
    await page.goto('/careers')
    const faq = islandOf(page, 'hiring-faq')
    await expect(shown(faq)).toHaveCount(0)
    await heads(faq).nth(1).click()
    await expect(page.locator('#paid p').first()).toBeVisible()
    await expect(shown(faq)).toHaveCount(1)
    release()
    await expectReady(faq)
    await expect(expanded(faq)).toHaveAttribute('href', '#paid')
    await expect(shown(faq)).toHaveCount(1)
    await heads(faq).nth(2).click()
    await expect(page.locator('#paid p').first()).toBeHidden()
    await expect(shown(faq)).toHaveCount(1)
    await heads(faq).nth(2).click()
    await expectClosed(faq)
  })

for (const { path, id, count } of ACCORDIONS)
  test(`without scripts, ${path} ${id}: every answer is open`, coreIf(id === 'roles'), async ({ pageWithoutScripts: page }) => {
    await page.goto(path)
    const panels = islandOf(page, id).locator('.disclosure-panel')
    await expect(panels).toHaveCount(count)
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible()
      await expect(panel.locator('p, li').first()).toBeVisible()
      expect((await panel.boundingBox())?.height).toBeGreaterThan(20)
    }
  })
