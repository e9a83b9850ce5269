import { describe, expect, it } from 'vitest'
import { around, inOrder, on, span, together } from './pageExpectations.ts'
import { contains, countLists, headingsOf, lowerCased, readPage } from './readPage.ts'

const text = (body: string) => readPage(`<!doctype html><title>T</title><body>${body}`).text

describe('reading a page', () => {
  it('omits what is not visible without scripts', () => {
    expect(text('<p hidden>a</p><template>b</template><script>c</script><style>d</style><noscript>e</noscript>')).toBe('e')
  })

  it('omits visually hidden text for screen readers', () => {
    expect(text('<p>For <span aria-hidden="true">₦500</span><span class="visually-hidden"> 500 naira</span>?</p>')).toBe('For ₦500?')
  })
})

describe('counting', () => {
  const { document, links } = readPage(
    `<nav><a href="/a">A</a></nav><main><section><h2>Events</h2><ul><li><div class="card"><ul><li>1<li>2</ul></div><li><a href="/b">B</a></ul>
    <div><ol><li>3</ol></div><section><h3>Inner</h3></section></section></main>`,
  )
  const [outer, inner] = document.querySelectorAll('section') as unknown as [Element, Element]

  it('counts the lists of a section, without nested lists', () => {
    expect([headingsOf(outer), countLists(outer)]).toEqual([
      ['Events', 'Inner'],
      [2, 1],
    ])
    expect([headingsOf(inner), countLists(inner)]).toEqual([['Inner'], []])
  })

  it('distinguishes links in the main content from those in header and footer', () => {
    expect(links.map(({ href, own }) => [href, own])).toEqual([
      ['/a', false],
      ['/b', true],
    ])
  })
})

const FAR = 'x'.repeat(40)

describe('matching a fact', () => {
  it.each([
    ['whole numbers only', '5,000', ['In 2025, 5,000 came'], ['fee 15,000']],
    ['whole days only', 'May 1', ['on May 1, 2025'], ['May 17']],
    ['any form of a day', on(2025, 5, 17), ['on 17 May 2025', 'May 17, 2025'], ['on 18 May 2025']],
    ['any form of a range', span(2025, [8, 18], [9, 6]), ['August 18 - September 6, 2025', '18 Aug to 6 Sept 2025'], ['18 Aug 2025']],
    ['the given order', inOrder('one', 'three'), ['one two three'], ['three two one']],
    [
      'texts close together, the first one first',
      together(20, 'Regular', '₦5,000'),
      ['Regular ₦5,000', `Regular ${FAR} Regular ₦5,000`],
      [`Regular ${FAR} ₦5,000`, '₦5,000 Regular'],
    ],
    ['texts close together in any order', around(20, 'Regular', '₦5,000'), ['₦5,000 Regular'], [`Regular ${FAR} ₦5,000`]],
    ['the same case', 'Upcoming Events', ['Upcoming Events'], ['upcoming events']],
    ['lowercase text, where the fact is lowercased', lowerCased('Upcoming Events'), ['upcoming events'], ['Upcoming Events']],
  ])('finds %s', (_, fact, matches, others) => {
    expect(matches.filter((text) => !contains(text, fact))).toEqual([])
    expect(others.filter((text) => contains(text, fact))).toEqual([])
  })
})
