import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that axe leaves out by default. Lighthouse runs them: core/gather/gatherers/accessibility.js. */
const MORE_RULES = ['identical-links-same-purpose', 'label-content-name-mismatch', 'table-fake-caption', 'target-size', 'td-has-header']

/** What axe finds on a page as it stands, a line for each element: the rule, what it asks for, and where. At least so many rules apply to a page. */
export async function findAxeErrors(page: Page, { rules = 20 } = {}): Promise<string[]> {
  // The pages hold no frames: "legacy" looks at the page itself, without opening a second one to gather what frames say.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: Object.fromEntries(MORE_RULES.map((rule) => [rule, { enabled: true }])) })
    .withTags(TAGS)
    .setLegacyMode()
  const { violations, passes } = await axe.analyze()
  expect(passes.length, 'axe looked at the page').toBeGreaterThan(rules)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`))
}
