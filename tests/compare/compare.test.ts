import { describe, expect, it } from 'vitest'
import { compareSites } from '../../scripts/compare/compareSites.ts'
import { writeFolder } from '../content/contentFolder.ts'

type Files = Readonly<Record<string, string>>

const page = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title><script>run()</script></head><body>${body}</body></html>`

const compare = (before: Files, after: Files) => compareSites(writeFolder(before), writeFolder(after))

const HOME = { 'index.html': page('Home', '<h1>Welcome</h1>') }

describe('the comparison of two built sites', () => {
  it('compares text block by block, ignoring inline elements and scripts', () => {
    const text = compare(
      { 'index.html': page('Home', '<p>At <time>3:00 PM</time>, <b>Lagos</b></p><p>Same</p><script>before()</script>') },
      { 'index.html': page('Home', '<p>At 3:00 PM, <i>Ibadan</i></p><p>Same</p><script>after()</script>') },
    )
    expect(text).toContain('**`/`**\n\n~~~~~~diff\n- At 3:00 PM, Lagos\n+ At 3:00 PM, Ibadan\n~~~~~~')
  })

  it('reports a change of every page once', () => {
    const site = (phone: string) =>
      Object.fromEntries(
        ['index', 'a', 'b', 'c', 'd'].map((name) => [`${name}.html`, page(name, `<p>${name}</p><footer>${phone}</footer>`)]),
      )
    const text = compare(site('0800'), { ...site('0900'), 'd.html': page('d', '<p>new</p><footer>0900</footer>') })
    expect(text.match(/0900/g)).toHaveLength(1)
    expect(text).toContain('**`/a`, `/b`, `/c` and 2 more pages**')
    expect(text).toContain('**`/d`**\n\n~~~~~~diff\n- d\n+ new\n~~~~~~')
  })

  it('never shows text of a page as markup or as a mention', () => {
    const text = compare(HOME, {
      'index.html': page('Home', '<p>~~~~~~</p><p>@everyone ![x](https://evil.example/x.png)</p>'),
      '`@all`.html': page('x', ''),
    })
    expect(text).toContain('+ ~~~~~~\n+ @everyone ![x](https://evil.example/x.png)\n~~~~~~')
    expect(text).toContain('- added: `/’@all’`')
  })
})
