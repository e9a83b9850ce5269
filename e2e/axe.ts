import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that axe disables by default and Lighthouse runs: core/gather/gatherers/accessibility.js. */
const MORE_RULES = ['identical-links-same-purpose', 'label-content-name-mismatch', 'table-fake-caption', 'target-size', 'td-has-header']

interface Options {
  rules?: number
  without?: readonly string[] | undefined
}

/**
 * The violations that axe finds on a page in its current state, a line for each element: the rule, its help text, and the element.
 * @throws when no more than `rules` rules apply, as on an empty page.
 */
export async function findAxeErrors(page: Page, { rules: leastRules = 20, without = [] }: Options = {}): Promise<string[]> {
  // The pages have no frames, so axe runs in “legacy” mode: in the page itself, without a second page that combines the results of frames.
  const rules = Object.fromEntries([
    ...MORE_RULES.map((rule) => [rule, { enabled: true }]),
    ...without.map((rule) => [rule, { enabled: false }]),
  ])
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules })
    .withTags(TAGS)
    .setLegacyMode()
  const { violations, passes } = await axe.analyze()
  if (passes.length <= leastRules)
    throw new Error(`Only ${passes.length} rules of axe applied to ${page.url()}. On each page, more than ${leastRules} apply.`)
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`))
}
