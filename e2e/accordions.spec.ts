import { expect, type Locator, type Page } from '@playwright/test'
import { WORDS } from '../src/lib/words.ts'
import { islandOf, openHydrated, restingTopOf, topOf } from './islands.ts'
import { expectReady, findInPage, goToFragment } from './scripts.ts'
import { coreIf, test } from './test.ts'

/** The accordions: what is always shown below a heading, and the content of an open item in the accessibility tree. */
const ACCORDIONS: readonly { path: string; id: string; is: string; summary?: string; open: (title: string) => string }[] = [
  {
    path: '/academy/young-creatives-bootcamp/scholarships',
    id: 'scholarship-faq',
    is: 'few questions: headings around buttons, the open answer a region',
    open: (title) => `\n      - region "${title}":\n        - paragraph`,
  },
  {
    path: '/careers',
    id: 'roles',
    is: 'roles: title, summary and badges, and the open role’s lists and form',
    summary: '\n      - paragraph\n      - paragraph: /Full-time|Internship/',
    open: (title) => `
      - heading "${WORDS.careers.whatYouWillDo}" [level=4]
      - list
      - heading "${WORDS.careers.greatIfYouHave}" [level=4]
      - list
      - 'link "${WORDS.careers.apply}: ${title} (forms.example, opens in a new tab)"'`,
  },
]

const expanded = (island: Locator) => island.getByRole('button', { expanded: true })
const shown = (island: Locator) => island.locator('.disclosure-panel:visible')
const heads = (island: Locator) => island.locator('.disclosure-button')

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

for (const { path, id, is, summary = '', open } of ACCORDIONS) {
  const tree = (titles: readonly string[], opened?: number) => `
      - /children: equal${titles
        .map(
          (title, index) => `
      - heading "${title}" [level=3]:
        - button "${title}" [expanded=${index === opened}]${summary}${index === opened ? open(title) : ''}`,
        )
        .join('')}`

  test(`${path} ${is}; one open at a time, or none; nothing is announced`, async ({ page, announcements }) => {
    const island = await openHydrated(page, path, id)
    const titles = await heads(island).allTextContents()
    await expectClosed(island)
    await expect(island).toMatchAriaSnapshot(tree(titles))
    for (const index of [0, titles.length - 1, 1]) {
      await island.getByRole('button').nth(index).click()
      await expect(expanded(island)).toHaveText(titles[index] ?? '')
      await expect(shown(island)).toHaveCount(1)
    }
    await expect(island).toMatchAriaSnapshot(tree(titles, 1))
    await expanded(island).click()
    await expectClosed(island)
    // The button’s own state is announced.
    expect(await announcements()).toEqual([])
  })

  test(`without scripts, ${path} ${id}: every answer is open`, coreIf(id === 'roles'), async ({ pageWithoutScripts: page }) => {
    await page.goto(path)
    const answers = islandOf(page, id).locator('.disclosure-panel').locator('p, li')
    expect(await answers.count()).toBeGreaterThan(3)
    for (const answer of await answers.all()) await expect(answer).toBeVisible()
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
  for (const button of (await buttons.all()).slice(1)) {
    await page.keyboard.press('Tab')
    await expect(button).toBeFocused()
  }
})

test('a header opened by a click keeps its position in the viewport when a long item above it closes', async ({ page }) => {
  const roles = await openHydrated(page, '/careers', 'roles')
  const [first, second] = [roles.getByRole('button').nth(1), roles.getByRole('button').nth(4)]
  await first.click()
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await second.focus()
  const before = await restingTopOf(second)
  await second.click()
  await expect(second).toHaveAttribute('aria-expanded', 'true')
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

test('#role-id opens the role and scrolls to its heading, below the header; Back returns to the previous one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/careers#operations-manager')
  const roles = islandOf(page, 'roles')
  await expect(page.locator('#operations-manager')).toBeVisible()
  await expectReady(roles)
  const expectOpen = async (title: string) => {
    await expect(expanded(roles)).toHaveText(title)
    await expect(shown(roles)).toHaveCount(1)
    const header = await page.locator('.header').evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(() => topOf(expanded(roles))).toBeGreaterThanOrEqual(header)
    await expect(expanded(roles)).toBeInViewport({ ratio: 1 })
  }
  await expectOpen('Operations Manager')
  await goToFragment(page, 'interns')
  await expectOpen('Interns')
  await expanded(roles).click()
  await expectClosed(roles)
  await expect(page).toHaveURL(/\/careers$/)
  for (const title of ['Interns', 'Operations Manager']) {
    await page.goBack()
    await expectOpen(title)
  }
})

test('find in page opens the answer with the text, and closes the other', async ({ page }) => {
  const faq = await openHydrated(page, '/careers', 'hiring-faq')
  await faq.getByRole('button').first().click()
  const text = await page.locator('#several').evaluate((panel) => panel.textContent?.trim().split(/\s+/).slice(0, 6).join(' ') ?? '')
  await findInPage(page, text)
  await expect(page.locator('#several')).toBeVisible()
  await expect(shown(faq)).toHaveCount(1)
  await expect(expanded(faq)).toHaveAttribute('href', '#several')
})
