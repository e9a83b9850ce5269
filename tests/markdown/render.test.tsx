import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Inline } from '../../src/markdown/Inline.tsx'
import { Markdown } from '../../src/markdown/Markdown.tsx'
import { toPlainText } from '../../src/markdown/toPlainText.ts'

const inline = (text: string) => renderToString(<Inline text={text} />)
const blocks = (text: string, headingLevel?: 2 | 3 | 4 | 5) =>
  renderToString(<Markdown text={text} {...(headingLevel ? { headingLevel } : {})} />)

describe('Inline', () => {
  it('renders emphasis, links and Yoruba without a paragraph', () => {
    expect(inline('A *small* **loud** [drum](/about) and :yo[àṣà].')).toBe(
      'A <em>small</em> <strong>loud</strong> <a href="/about">drum</a> and <span lang="yo">àṣà</span>.',
    )
  })

  it('leaves times and other colons unchanged, in one text node', () => {
    expect(inline('At 3:30 PM, 6:30 PM; 10:a note:this :yo end:')).toBe('At 3:30 PM, 6:30 PM; 10:a note:this :yo end:')
  })

  it('announces prices as naira wherever they occur, and shows them with their sign', () => {
    const spoken = (words: string) =>
      words
        .replace(/<span aria-hidden="true">.*?<\/span>/g, '')
        .replace(/<[^>]*>/g, '')
        .replace(/ +/g, ' ')
    expect(inline('₦500')).toBe('<span aria-hidden="true">₦500</span><span class="visually-hidden"> 500 naira</span>')
    expect(spoken(inline('From ₦5,000, **₦50 to ₦80** or [₦1,500](/tickets).'))).toBe('From 5,000 naira, 50 to 80 naira or 1,500 naira.')
    expect(spoken(blocks('- ₦5\n\n| ₦6 |\n|---|\n| ₦7 |'))).toMatch(/5 naira\s+6 naira\s*7 naira/)
  })

  it('keeps text that only looks like HTML or struck out', () => {
    expect(inline('2 < 3 & 4 > 1, 4~6 and 7~9 pm')).toBe('2 &lt; 3 &amp; 4 &gt; 1, 4~6 and 7~9 pm')
  })
})

describe('Markdown', () => {
  it('renders the highest headings of a text at the given level', () => {
    expect(blocks('## One\n\n### Two\n\n## Three', 3)).toBe('<h3>One</h3>\n<h4>Two</h4>\n<h3>Three</h3>')
    expect(blocks('# One\n\n## Two')).toBe('<h2>One</h2>\n<h3>Two</h3>')
    expect(blocks('## 1\n\n### 2\n\n#### 3', 5)).toBe('<h5>1</h5>\n<h6>2</h6>\n<h6>3</h6>')
  })

  it('renders lists, quotations and tables', () => {
    expect(blocks('- One\n- Two\n\n> Said\n\n| Day | What |\n|---|---|\n| 1 | Drum |')).toMatchInlineSnapshot(`
      "<ul>
      <li>One</li>
      <li>Two</li>
      </ul>
      <blockquote>
      <p>Said</p>
      </blockquote>
      <table class="table"><thead><tr><th scope="col">Day</th><th scope="col">What</th></tr></thead><tbody><tr><td>1</td><td>Drum</td></tr></tbody></table>"
    `)
  })

  it('drops raw HTML, which the content checks refuse', () => {
    expect(blocks('A word.<br>\n\n<script>alert(1)</script>')).toBe('<p>A word.</p>')
  })

  // tests/markdown/safeAddresses.test.ts has all kinds of addresses.
  it.each(['javascript:alert(1)', 'java&#9;script:alert(1)'])('refuses to render a link to %s', (address) => {
    expect(() => blocks(`[a](${address})`)).toThrow('A link may not lead to')
    expect(() => blocks(`[a][b]\n\n[b]: ${address}`)).toThrow('A link may not lead to')
  })
})

describe('toPlainText', () => {
  it('returns the plain text on one line', () => {
    expect(toPlainText('## A *drum*\n\nAt 3:30, see [us](/about) &amp; :yo[àṣà].\n\n- One')).toBe('A drum At 3:30, see us & àṣà. One')
  })
})
