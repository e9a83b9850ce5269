import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { toBrochureUrl } from '../../src/content/brochures.ts'
import { readPdf } from '../brochures/readPdf.ts'
import { FIXTURE_DIST } from '../fixtures/fixtureProject.ts'
import { site } from '../fixtures/site.ts'
import { documentAt } from './fixturePages.ts'

/** The blocks of a page’s text, each one or more lines of the brochure. */
const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, th, td, caption'
/** Elements that are not printed: links to other and related pages, controls, and past notes. */
const NOT_PRINTED = 'nav, section:has(#related), section:has(#share), .actions, [hidden], [popover], p:has(> a[href^="#"]), .footer'

const bare = (text: string) => text.normalize().replaceAll(/\s/g, '')

/** The visible text of a block, without its visually hidden alternatives and links. */
function visibleTextOf(block: Element): string {
  const copy = block.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('.visually-hidden, .actions')) hidden.remove()
  return copy.textContent ?? ''
}

describe.each(site.programmes)('the page of $title', ({ id }) => {
  const document = documentAt(`/academy/${id}`)

  it('has no text that its brochure lacks', async () => {
    const printed = bare((await readPdf(path.join(FIXTURE_DIST, toBrochureUrl(id)))).words)
    const blocks = [...document.querySelectorAll(`main :is(${BLOCKS})`)].filter(
      (block) => !block.closest(NOT_PRINTED) && !block.querySelector(BLOCKS),
    )
    expect(blocks.length).toBeGreaterThan(40)
    expect(blocks.map(visibleTextOf).filter((words) => !printed.includes(bare(words)))).toEqual([])
  })
})
