import { describe, expect, it } from 'vitest'
import { checkMarkdown } from '../../src/markdown/checkMarkdown.ts'

const errors = (text: string, blocks = false) => checkMarkdown(text, { blocks }).errors.map(({ message }) => message)

describe('checkMarkdown', () => {
  it.each([
    'A plain sentence.',
    'It’s *three* o’clock, or 5 per cent',
    '“Quoted,” she said',
    'What?',
    '₦5,000 and 3:30 PM',
    '',
    'Ọ̀ṣun - a river',
  ])('finds nothing in %j', (text) => {
    expect(errors(text)).toEqual([])
  })

  // The check skips plain texts: none of these may be skipped.
  it.each([
    ['a <b>', 'HTML is not read'],
    ['see [x](javascript:y)', 'may not begin with “javascript:”'],
    ['www.a.example is ours', 'must begin with https://'],
    ['see www.a.example', 'must begin with https://'],
    ['http://a.example', 'must begin with https://'],
    ['<http://a.example>', 'must begin with https://'],
    ['- one', 'read as a list'],
    ['+ one', 'read as a list'],
    ['1) one', 'read as a list'],
    ['# one', 'read as a heading'],
    ['One\n---', 'read as a heading'],
    ['> one', 'read as a quotation'],
    ['    one', 'read as program code'],
    ['~~~\none', 'read as program code'],
    ['One\n\nTwo', 'Take out the empty line'],
    ['***', 'read as a line across the page'],
    ['| a |\n|---|', 'read as a table'],
    ['x:y[z]', 'Only :yo[…] marks words'],
    [':yo[a]{.b}', 'Only :yo[…] marks words'],
    ['A ![x](./a.png)', 'Pictures do not belong'],
    ['a[^1]\n\n[^1]: b', 'Footnotes'],
  ])('finds the error in %j', (text, message) => {
    expect(errors(text).join('\n')).toContain(message)
  })

  it('returns the links to pages of the site', () => {
    const { links } = checkMarkdown('[a](/about)\n\n[b](https://b.example) [c][d]\n\n[d]: /news', { blocks: true })
    expect(links.map(({ address, line }) => [address, line])).toEqual([
      ['/about', 1],
      ['/news', 5],
    ])
  })
})
