import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { makeRandom } from '../../scripts/audit/seededRandom.ts'
import { parseMarkdown } from '../../src/markdown/parse.ts'
import { remarkYoruba } from '../../src/markdown/remarkYoruba.ts'

const withGitHub = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkYoruba).freeze()
const without = unified().use(remarkParse).use(remarkDirective).use(remarkYoruba).freeze()

const readWith = (text: string) => JSON.stringify(withGitHub.runSync(withGitHub.parse(text), text))
const readWithout = (text: string) => JSON.stringify(without.runSync(without.parse(text), text))

it.each([
  ['a table', '| who | where |\n| --- | --- |\n| Ada | Ibadan |'],
  ['a table of one column', 'who\n:-\nAda'],
  ['a table of one column, its words to the right', 'who\n-:\nAda'],
  ['struck words', '~~drum~~ and ~drum~'],
  ['a box to tick', '- [ ] drum\n- [x] drum\n- [X] drum\n- [\n] drum'],
  ['a footnote', 'A drum[^1].\n\n[^1]: Of wood.'],
  ['an address of mail', 'Write to ada.obi+news@mail.example.org today'],
  ['an address of mail, its sign written by its number', 'ada&#64;example.com'],
  ['an address of mail, its sign written by its name', 'ada&commat;example.com'],
  ['an address of mail that holds marks', '_ada_-obi@example.com'],
  ['an address of mail that begins as one of a site', 'www.ada@example.com'],
  ['an address', 'See https://example.com/news, HTTP://EXAMPLE.COM'],
  ['an address without its scheme', 'See WWW.example.com'],
  ['an address, one letter of it written by its number', '&#104;ttps://example.com'],
])('parses %s as GitHub does', (_, text) => {
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

/** Markup, halves of markup, and words. */
const PIECES = 'drum |a :- -: - --- : | ~ ~~ [ ] [^ ^ [x] [ ] ( ) @ a@b.co www. http:// https://a.co & &# &#64; ; \\ * ** _ ` # > 1. :yo[ <'
  .split(' ')
  .concat([' ', ' ', '\n', '\n', '\n\n', '- ', '  ', '\t', 'x', '1', '.'])

it('parses any text as GitHub does, whatever markup it contains', () => {
  const random = makeRandom(6)
  let differ = 0
  for (let count = 0; count < 1000; count += 1) {
    const text = Array.from({ length: 2 + random.below(10) }, () => random.pick(PIECES)).join('')
    const read = readWith(text)
    if (JSON.stringify(parseMarkdown(text)) !== read) expect(JSON.stringify(parseMarkdown(text)), text).toBe(read)
    if (read !== readWithout(text)) differ += 1
  }
  // If fewer texts differed, the random texts would have had no GitHub syntax to test.
  expect(differ).toBeGreaterThan(100)
})
