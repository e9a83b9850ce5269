import { describe, expect, it } from 'vitest'
import { around, inOrder, on, span, together } from './pageExpectations.ts'
import { contains, countLists, headingsOf, lowerCased, readPage } from './readPage.ts'

const text = (body: string) => readPage(`<!doctype html><title>T</title><body>${body}`).text

describe('reading a page', () => {
  it('leaves out what nobody sees without scripts', () => {
    expect(text('<p hidden>a</p><template>b</template><script>c</script><style>d</style><noscript>e</noscript>')).toBe('e')
  })

  it('leaves out visually hidden text for screen readers', () => {
    expect(text('<p>For <span aria-hidden="true">₦500</span><span class="visually-hidden"> 500 naira</span>?</p>')).toBe('For ₦500?')
  })
})

describe('counting', () => {
  const { document, links } = readPage(
    `<nav><a href="/a">A</a></nav><main><section><h2>Events</h2><ul><li><div class="card"><ul><li>1<li>2</ul></div><li><a href="/b">B</a></ul>
    <div><ol><li>3</ol></div><section><h3>Inner</h3></section></section></main>`,
  )
  const [outer, inner] = document.querySelectorAll('section') as unknown as [Element, Element]

  it('takes the lists of a section, and not those within them', () => {
    expect([headingsOf(outer), countLists(outer)]).toEqual([
      ['Events', 'Inner'],
      [2, 1],
    ])
    expect([headingsOf(inner), countLists(inner)]).toEqual([['Inner'], []])
  })

  it('knows links of the page from those around it', () => {
    expect(links.map(({ href, own }) => [href, own])).toEqual([
      ['/a', false],
      ['/b', true],
    ])
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
