import type { Root } from 'mdast'
import type { ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { Priced } from '../ui/Priced.tsx'
import { rehypeInline } from './rehypeInline.ts'
import { rehypePrices } from './rehypePrices.ts'
import { rehypeTables } from './rehypeTables.ts'
import { remarkAddresses } from './remarkAddresses.ts'
import { remarkHeadings } from './remarkHeadings.ts'

const toReact = { Fragment, jsx, jsxs, components: { data: Priced } }

const inlineRenderer = unified()
  .use(remarkAddresses)
  .use(remarkRehype)
  .use(rehypeInline)
  .use(rehypePrices)
  .use(rehypeReact, toReact)
  .freeze()

/** One processor for each level of headings a page can ask for. */
const blockRenderers = new Map(
  [2, 3, 4, 5].map((level) => [
    level,
    unified()
      .use(remarkAddresses)
      .use(remarkHeadings, { level })
      .use(remarkRehype)
      .use(rehypeTables)
      .use(rehypePrices)
      .use(rehypeReact, toReact)
      .freeze(),
  ]),
)

/** A Markdown tree as React elements, its highest headings on `headingLevel` (2 to 5). Throws at an unsafe address. */
export function renderBlocks(tree: Root, headingLevel: number): ReactElement {
  const renderer = blockRenderers.get(headingLevel)
  if (!renderer) throw new Error(`Headings in a text cannot begin at level ${headingLevel}`)
  return renderer.stringify(renderer.runSync(tree)) as ReactElement
}

/** A Markdown tree of one paragraph as React elements, without the paragraph. Throws at an unsafe address. */
export function renderInline(tree: Root): ReactElement {
  return inlineRenderer.stringify(inlineRenderer.runSync(tree)) as ReactElement
}
