import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareSites } from '../../scripts/compare/compareSites.ts'
import { writeFolder } from '../content/contentFolder.ts'

type Files = Readonly<Record<string, string>>

const page = (title: string, body: string) =>
  `<!doctype html><html><head><title>${title}</title><script>run()</script></head><body>${body}</body></html>`

const compare = (before: Files, after: Files) => compareSites(writeFolder(before), writeFolder(after))

const HOME = { 'index.html': page('Home', '<h1>Welcome</h1>') }

describe('the comparison of two built sites', () => {
  it('names added and removed pages', () => {
    const text = compare(
      { ...HOME, 'old.html': page('Old', '<p>Gone for good</p>') },
      { ...HOME, 'news/new.html': page('New', '<p>Never seen before</p>') },
    )
    expect(text).toContain('### Pages\n\n- added: `/news/new`\n- gone: `/old`\n')
  })

  it('compares text block by block, ignoring inline elements and scripts', () => {
    const text = compare(
      { 'index.html': page('Home', '<p>At <time>3:00 PM</time>, <b>Lagos</b></p><p>Same</p><script>before()</script>') },
      { 'index.html': page('Home', '<p>At 3:00 PM, <i>Ibadan</i></p><p>Same</p><script>after()</script>') },
    )
    expect(text).toContain('**`/`**\n\n~~~~~~diff\n- At 3:00 PM, Lagos\n+ At 3:00 PM, Ibadan\n~~~~~~')
  })

  it('includes titles, descriptions and alternative texts', () => {
    const head = (words: string) =>
      page(words, `<img src="a.png" alt="A ${words}">`).replace('<title>', `<meta name="description" content="All ${words}"><title>`)
    expect(compare({ 'index.html': head('drum') }, { 'index.html': head('horn') })).toContain(
      '+ [description] All horn\n+ [title] horn\n+ [picture] A horn',
    )
  })

  it('says when nothing changes', () => {
    expect(compare(HOME, HOME)).toBe('## What changes on the site\n\nNo page changes.\n')
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

it('the command says what stops a change, in the words of the content check', () => {
  const folder = writeFolder({ 'build.log': 'content/a.md:21  price\n  A price is a number.\n~~~~~~\n@all\n' })
  const args = [path.resolve('scripts/compare.ts'), 'before', 'after', '--log', 'build.log']
  execFileSync(path.resolve('node_modules/.bin/tsx'), args, { cwd: folder })
  const text = readFileSync(path.join(folder, '.build/comparison/comment.md'), 'utf8')
  expect(text).toMatch('## Nothing can be published yet\n\nThe site that is online stays as it is.')
  expect(text).toContain('~~~~~~\n    content/a.md:21  price\n      A price is a number.\n    ~~~~~~\n    @all\n~~~~~~')
}, 30_000)
