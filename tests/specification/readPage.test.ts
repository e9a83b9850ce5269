import { describe, expect, it } from 'vitest'
import { around, inOrder, on, span, together } from './pageExpectations.ts'
import { contains, lowerCased, readPage } from './readPage.ts'

const text = (body: string) => readPage(`<!doctype html><title>T</title><body>${body}`).text

describe('reading a page', () => {
  it('joins inline text and separates blocks', () => {
    expect(text('<p>From <b>₦15</b>,000</p><ul><li>Regular</li><li>VIP</li></ul>')).toBe('From ₦15,000 Regular VIP')
  })

  it('decodes entities and levels quotes and dashes', () => {
    expect(text('<p>You&rsquo;ll &amp; me, Dec 25&ndash;29</p>')).toBe("You'll & me, Dec 25-29")
  })

  it('leaves out what nobody sees without scripts', () => {
    expect(text('<p hidden>a</p><template>b</template><script>c</script><style>d</style><noscript>e</noscript>')).toBe('e')
  })

  it('leaves out visually hidden text for screen readers', () => {
    expect(text('<p>For <span aria-hidden="true">₦500</span><span class="visually-hidden"> 500 naira</span>?</p>')).toBe('For ₦500?')
  })

  it('reads what find in page opens', () => {
    expect(text('<div hidden="until-found">Yes</div>')).toBe('Yes')
  })

  it('keeps hidden words among everything', () => {
    const { everything } = readPage('<p hidden>a1</p><template><p>b2</p></template><i data-empty="c3"></i>')
    for (const words of ['a1', 'b2', 'c3']) expect(everything).toContain(words)
  })

  it('gathers names and links', () => {
    const page = readPage(
      '<button aria-label="Open menu"></button><a href="/x" target="_blank">X</a><input placeholder="Your email address">',
    )
    expect(page.names).toEqual(expect.arrayContaining(['Open menu', 'X', 'Your email address']))
    expect(page.links).toEqual([{ href: '/x', newTab: true, own: false }])
  })
})

describe('counting', () => {
  const { sections, links, pictures } = readPage(
    `<nav><a href="/a">A</a></nav><main><section><h2>Events</h2><ul><li><div class="card"><ul><li>1<li>2</ul></div><li><a href="/b">B</a></ul>
    <div><ol><li>3</ol></div><section><h3>Inner</h3></section></section><img src="x" alt="A drum"></main>`,
  )

  it('takes the lists of a section, and not those within them', () => {
    expect(sections[0]).toMatchObject({ headings: ['Events', 'Inner'], lists: [2, 1], elements: { card: 1, li: 5 } })
    expect(sections[1]).toMatchObject({ headings: ['Inner'], lists: [] })
  })

  it('knows links of the page from those around it', () => {
    expect(links.map(({ href, own }) => [href, own])).toEqual([
      ['/a', false],
      ['/b', true],
    ])
  })

  it('reads what is said of pictures', () => {
    expect(pictures).toEqual(['A drum'])
  })
})

describe('matching a fact', () => {
  it('finds whole numbers only', () => {
    expect(contains('fee 15,000', '5,000')).toBe(false)
    expect(contains('May 17', 'May 1')).toBe(false)
    expect(contains('In 2025, 5,000 came', '5,000')).toBe(true)
  })

  it('takes any of several forms', () => {
    expect(contains('on 17 May 2025', on(2025, 5, 17))).toBe(true)
    expect(contains('on 18 May 2025', on(2025, 5, 17))).toBe(false)
    expect(contains('August 18 - September 6, 2025', span(2025, [8, 18], [9, 6]))).toBe(true)
    expect(contains('18 Aug to 6 Sept 2025', span(2025, [8, 18], [9, 6]))).toBe(true)
  })

  it('requires the given order', () => {
    expect(contains('one two three', inOrder('one', 'three'))).toBe(true)
    expect(contains('three two one', inOrder('one', 'three'))).toBe(false)
  })

  it('wants words close together', () => {
    const fact = together(20, 'Regular', '₦5,000')
    expect(contains('Regular ₦5,000', fact)).toBe(true)
    expect(contains(`Regular ${'x'.repeat(40)} ₦5,000`, fact)).toBe(false)
    expect(contains(`Regular ${'x'.repeat(40)} Regular ₦5,000`, fact)).toBe(true)
    expect(contains('₦5,000 Regular', fact)).toBe(false)
    expect(contains('₦5,000 Regular', around(20, 'Regular', '₦5,000'))).toBe(true)
  })

  it('can set capitals aside', () => {
    expect(contains('upcoming events', lowerCased('Upcoming Events'))).toBe(true)
    expect(contains('upcoming events', 'Upcoming Events')).toBe(false)
  })
})
