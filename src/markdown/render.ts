import type { ReactElement } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import rehypeReact from 'rehype-react'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { TextWithPrices } from '../ui/TextWithPrices.tsx'
import { parseMarkdown } from './parse.ts'
import { rehypeInline } from './rehypeInline.ts'
import { rehypePrices } from './rehypePrices.ts'
import { rehypeTables } from './rehypeTables.ts'
import { remarkAddresses } from './remarkAddresses.ts'
import { remarkHeadings } from './remarkHeadings.ts'

/** A processor for each level of headings, created once. */
const blockReaders = new Map(
  [2, 3, 4, 5].map((level) => [
    level,
    unified().use(remarkAddresses).use(remarkHeadings, { level }).use(remarkRehype).use(rehypeTables).use(rehypePrices).freeze(),
  ]),
)

const inlineReader = unified().use(remarkAddresses).use(remarkRehype).use(rehypeInline).use(rehypePrices).freeze()

const writer = unified()
  .use(rehypeReact, { Fragment, jsx, jsxs, components: { data: TextWithPrices } })
  .freeze()

/** Renders a text as React elements, its highest headings on `level` (2 to 5). Throws at an unsafe address. */
export function renderBlocks(text: string, level: number): ReactElement {
  const reader = blockReaders.get(level)
  if (!reader) throw new Error(`Headings in a text cannot begin at level ${level}`)
  return writer.stringify(reader.runSync(parseMarkdown(text))) as ReactElement
}

/** Renders a text of one paragraph without the paragraph element. Throws at an unsafe address. */
export function renderInline(text: string): ReactElement {
  return writer.stringify(inlineReader.runSync(parseMarkdown(text))) as ReactElement
}
