import type { Nodes } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { remarkMailLater } from '../../src/markdown/remarkMailLater.ts'

const before = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze()
const after = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMailLater).freeze()

/** A tree without the places of words, and with texts that stand side by side joined. */
function plain(node: Nodes): unknown {
  const { position, ...rest } = node
  if (!('children' in node)) return rest
  const children: unknown[] = []
  for (const child of node.children) {
    const last = children.at(-1) as { type: string; value: string } | undefined
    if (last?.type === 'text' && child.type === 'text') last.value += child.value
    else children.push(plain(child))
  }
  return { ...rest, children }
}

describe('an address of mail within words', () => {
  it.each([
    'Write to hello@gangan.example.',
    'ada.obi+news@mail.example.org, or a_b@c.de; not x@y.z1 and not @home',
    '**ada@example.com** and *ada@example.com* (ada@example.com) “ada@example.com”',
    '- ada@example.com\n- :yo[ẹ kọ̀wé] sí ada@example.com\n\n> ada@example.com\n\n## ada@example.com',
    '| who | where |\n| --- | --- |\n| Ada | ada@example.com |',
    '[ada@example.com](/contact) <ada@example.com> `ada@example.com` mailto:ada@example.com',
    'https://example.com/ada@example.com and www.example.com at 3:30 PM',
    'ada\\@example.com, ada&#64;example.com, Ọ̀rọ̀ada@example.com',
  ])('is a link where GitHub makes it one: %s', (text) => {
    expect(plain(after.parse(text))).toEqual(plain(before.parse(text)))
  })

  it('is one in the finished tree', () => {
    expect(JSON.stringify(after.parse('Write to hello@gangan.example.'))).toContain('"url":"mailto:hello@gangan.example"')
  })
})

it('an address is tried for at no letter, and whoever takes that away is told when it is gone', () => {
  expect(() => unified().use(remarkParse).use(remarkMailLater).parse('drum')).toThrow('Nothing of remark-gfm is called emailAutolink')
})
