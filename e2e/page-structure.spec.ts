import { expect } from '@playwright/test'
import { loadAllWidgets } from './loadAllWidgets.ts'
import { coreIf, test } from './test.ts'

/**
 * What a browser tells screen readers of a page with tables and pictures, with an accordion and with a form: roles, states, levels of
 * headings, and what has a name, in order, but no words. After an intended change: `npx playwright test page-structure --project fixture
 * --update-snapshots=all`, then read the difference as a screen reader would say it.
 */
const PAGES = {
  programme: '/academy/youth-theatre-workshop',
  careers: '/careers',
  contact: '/contact',
}

/** Leaves out addresses, and writes … in place of each name and text. */
const withoutWords = (tree: string) =>
  tree
    .split('\n')
    .filter((line) => !/^\s*- \/url: /.test(line))
    .map((line) => line.replace(/"(?:[^"\\]|\\.)*"/, '"…"').replaceAll("'", ''))
    .map((line) => line.replace(/^(\s*- [a-z]+(?: "…")?(?: \[[^\]]*\])*): .+$/, '$1: …'))
    .join('\n')

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })

for (const [kind, address] of Object.entries(PAGES))
  test(
    `the page ${address} has the stored headings, landmarks, names and roles`,
    coreIf(address === '/contact'),
    async ({ page }, testInfo) => {
      testInfo.snapshotSuffix = ''
      await page.goto(address)
      await loadAllWidgets(page)
      // Once it is used, the form loads its checkboxes, in a file of their own.
      if (kind === 'contact') await page.getByRole('checkbox').first().waitFor()
      // Without the footer, which another link would change: tests/layouts/Footer.test.tsx and menu-and-header.spec.ts have what is around.
      const tree = await page.locator('main').ariaSnapshot()
      expect(withoutWords(tree)).toMatchSnapshot(`${kind}.txt`)
    },
  )
