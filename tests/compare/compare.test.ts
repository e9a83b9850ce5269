import { describe, expect, it } from 'vitest'
import { compareSites } from '../../scripts/compare/compareSites.ts'
import { formatComparison, formatFailure } from '../../scripts/compare/formatComparison.ts'
import { writeFolder } from '../content/contentFolder.ts'

type Files = Readonly<Record<string, string>>

const page = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title><script>run()</script></head><body>${body}</body></html>`

const compare = (before: Files, after: Files) => compareSites(writeFolder(before), writeFolder(after))

const HOME = { 'index.html': page('Home', '<h1>Welcome</h1>') }

describe('the comparison of two built sites', () => {
  it('names added and removed pages', () => {
    const { pagesAdded, pagesGone } = compare(
      { ...HOME, 'old.html': page('Old', '<p>Gone for good</p>') },
      { ...HOME, 'news/new.html': page('New', '<p>Never seen before</p>') },
    )
    expect({ pagesAdded, pagesGone }).toEqual({
      pagesAdded: [{ address: '/news/new', title: 'New' }],
      pagesGone: [{ address: '/old', title: 'Old' }],
    })
  })

  it('compares text block by block, ignoring inline elements and scripts', () => {
    const { changes } = compare(
      { 'index.html': page('Home', '<p>At <time>3:00 PM</time>, <b>Lagos</b></p><p>Same</p><script>before()</script>') },
      { 'index.html': page('Home', '<p>At 3:00 PM, <i>Ibadan</i></p><p>Same</p><script>after()</script>') },
    )
    expect(changes).toEqual([{ address: '/', title: 'Home', gone: ['At 3:00 PM, Lagos'], added: ['At 3:00 PM, Ibadan'] }])
  })

  it('includes titles, descriptions and alternative texts', () => {
    const head = (words: string) =>
      page(words, `<img src="a.png" alt="A ${words}">`).replace('<title>', `<meta name="description" content="All ${words}"><title>`)
    expect(compare({ 'index.html': head('drum') }, { 'index.html': head('horn') }).changes[0]?.added).toEqual([
      '[description] All horn',
      '[title] horn',
      '[picture] A horn',
    ])
  })

  it('names other files, but neither code nor compressed copies', () => {
    const { files } = compare(
      { ...HOME, 'feed.xml': 'a', 'pictures/a.svg': 'a', 'assets/app-1.js': 'a', 'feed.xml.br': 'a' },
      { ...HOME, 'feed.xml': 'b', 'pictures/b.svg': 'a', 'assets/app-2.js': 'a', 'feed.xml.br': 'b' },
    )
    expect(files).toEqual(['added: /pictures/b.svg', 'gone: /pictures/a.svg', 'changed: /feed.xml'])
  })
})

describe('the comparison as Markdown', () => {
  it('puts texts into a diff', () => {
    const text = formatComparison(
      compare(
        { 'tickets.html': page('Tickets', '<p>Regular ₦5,000, May 17, 2025 at 3:00 PM</p>') },
        { 'tickets.html': page('Tickets', '<p>Regular ₦7,000, May 17, 2025 at 4:00 PM</p>') },
      ),
    )
    expect(text).toContain(
      '**`/tickets`**\n\n~~~~~~diff\n- Regular ₦5,000, May 17, 2025 at 3:00 PM\n+ Regular ₦7,000, May 17, 2025 at 4:00 PM\n~~~~~~',
    )
  })

  it('says what stops a change, in the words of the content check', () => {
    const problem = {
      file: 'content/tickets/sankara.md',
      line: 21,
      field: 'price',
      message: 'A price is a number.\n~~~~~~\n@all',
      example: 'price: 5000',
    }
    expect(formatFailure([problem])).toBe(`## Nothing can be published yet

The site that is online stays as it is. Correct this, and the check runs again:

~~~~~~
    1 error in 1 file:
    
    content/tickets/sankara.md:21  price
      A price is a number.
      ~~~~~~
      @all
      For example: price: 5000
~~~~~~
`)
    expect(formatFailure([], 'one\nThe disk is full.\n')).toContain('~~~~~~\n    one\n    The disk is full.\n~~~~~~')
  })

  it('reports a change of every page once', () => {
    const site = (phone: string) =>
      Object.fromEntries(
        ['index', 'a', 'b', 'c', 'd'].map((name) => [`${name}.html`, page(name, `<p>${name}</p><footer>${phone}</footer>`)]),
      )
    const text = formatComparison(compare(site('0800'), { ...site('0900'), 'd.html': page('d', '<p>new</p><footer>0900</footer>') }))
    expect(text.match(/0900/g)).toHaveLength(1)
    expect(text).toContain('**On 5 pages**, such as `/`')
    expect(text).toContain('**`/d`**\n\n~~~~~~diff\n- d\n+ new\n~~~~~~')
  })

  it('never shows text of a page as markup or as a mention', () => {
    const text = formatComparison(
      compare(HOME, {
        'index.html': page('Home', '<p>~~~~~~</p><p>@everyone ![x](https://evil.example/x.png)</p>'),
        'x.html': page('`@all`', ''),
      }),
    )
    expect(text).toContain('+ ~~~~~~\n+ @everyone ![x](https://evil.example/x.png)\n~~~~~~')
    expect(text).toContain('- [`’@all’`]({preview}/x)')
  })
})
