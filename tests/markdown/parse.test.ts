import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../../src/markdown/parse.ts'
import { remarkYoruba } from '../../src/markdown/remarkYoruba.ts'

const withGitHub = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkDirective).use(remarkYoruba).freeze()
const without = unified().use(remarkParse).use(remarkDirective).use(remarkYoruba).freeze()

const readWith = (text: string) => JSON.stringify(withGitHub.runSync(withGitHub.parse(text), text))
const readWithout = (text: string) => JSON.stringify(without.runSync(without.parse(text), text))

it.each([
  ['a table', '| who | where |\n| --- | --- |\n| Ada | Ibadan |'],
  ['a table of one column', 'who\n:-\nAda'],
  ['a table of one column, aligned to the right', 'who\n-:\nAda'],
  ['strikethrough text', '~~drum~~, from 4~6 pm and 7~9 pm'],
  ['a task list item', '- [ ] drum\n- [x] drum\n- [X] drum\n- [\n] drum'],
  ['a footnote', 'A drum[^1].\n\n[^1]: Of wood.'],
  ['an email address', 'Write to ada.obi+news@mail.example.org today'],
  ['an email address with a numeric entity for @', 'ada&#64;example.com'],
  ['an email address with a named entity for @', 'ada&commat;example.com'],
  ['an email address with Markdown characters', '_ada_-obi@example.com'],
  ['an email address that begins with www.', 'www.ada@example.com'],
  ['a URL', 'See https://example.com/news, HTTP://EXAMPLE.COM'],
  ['a URL without a scheme', 'See WWW.example.com'],
  ['a URL with a numeric entity', '&#104;ttps://example.com'],
])('parses %s like GitHub', (_, text) => {
  expect(readWith(text)).not.toBe(readWithout(text))
  expect(JSON.stringify(parseMarkdown(text))).toBe(readWith(text))
})

it('gives the position of text beside an email address', () => {
  const [paragraph] = parseMarkdown('A drum.\nWrite to ada@example.com, *soon*').children
  expect(paragraph?.position?.start.line).toBe(1)
  const places = paragraph && 'children' in paragraph ? paragraph.children.map(({ type, position }) => [type, position?.start.line]) : []
  expect(places).toEqual([
    ['text', 1],
    ['link', 2],
    ['text', 2],
    ['emphasis', 2],
  ])
})
