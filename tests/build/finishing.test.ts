import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { beginFinishing, FINISHER_CODE } from '../../scripts/build/finishing.ts'

const INLINED = { css: 'body{color:red}', script: '{let a=1}', notFound: 'let b=2' }

/** A page as vite-react-ssg 0.9 and React hand it over, small: neither writes as a browser would. */
const page = (words: string) => `<!DOCTYPE html><html lang="en-NG"><head><title data-rh="true">${words} &amp; more</title>
    <meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>
    <script type="module" crossorigin src="/assets/app-1.js"></script><link rel="stylesheet" crossorigin href="/assets/style-1.css"></head>
  <body><div id="root" data-server-rendered="true"><p>Tom&#x27;s ${words}<br/>Ẹ káàbọ̀</p><script>window.__staticRouterHydrationData = JSON.parse("{}");</script></div>
<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script></body></html>`

const PAGES = ['One', 'Two', 'Three'].map(page)
const root = mkdtempSync(path.join(tmpdir(), 'finishing-'))
const here = beginFinishing(path.join(root, 'here'), INLINED, 29)
const elsewhere = beginFinishing(path.join(root, 'elsewhere'), INLINED, 2500, 2)
afterAll(async () => {
  await here.end()
  await elsewhere.end()
  rmSync(root, { recursive: true })
})

describe('the pages of a build', () => {
  test('are written alike, and finished', async () => {
    expect(`${await here.finish(page('drum'))}`).toContain('<title>drum &amp; more</title>')
    expect(`${await here.finish(page('drum'))}`).toMatch(
      /<body><p>Tom's drum<br>Ẹ káàbọ̀<\/p><script[^>]*><\/script><link rel="stylesheet"[^>]*><\/body><\/html>\n$/,
    )
  })

  test('are the same to the byte where they are many, and another process finishes them', async () => {
    const finish = (by: typeof here) => Promise.all(PAGES.map((html) => by.finish(html)))
    expect(await finish(elsewhere)).toEqual(await finish(here))
  })

  test('fail there as they would here', async () => {
    const broken = page('drum').replace('<head>', '<head><meta charset="utf-8">')
    await expect(here.finish(broken)).rejects.toThrow('A page holds a charset 2 times')
    await expect(elsewhere.finish(broken)).rejects.toThrow('A page holds a charset 2 times')
  })
})

describe('the pages of the next build', () => {
  const build = async (pages: readonly string[], inlined = INLINED, code = FINISHER_CODE) => {
    const finishing = beginFinishing(path.join(root, 'next'), inlined, pages.length, 1, code)
    const finished = await Promise.all(pages.map(async (html) => `${await finishing.finish(html)}`))
    return { finished, ...(await finishing.end()) }
  }

  test('are finished already where nothing of them has changed, and the others are finished anew', async () => {
    const first = await build(PAGES)
    expect(first).toMatchObject({ all: 3, made: 3 })
    expect(await build(PAGES)).toEqual({ ...first, made: 0 })
    const changed = await build([...PAGES.slice(0, 2), page('Four')])
    expect(changed).toMatchObject({ all: 3, made: 1 })
    expect(changed.finished[2]).toContain('<title>Four &amp; more</title>')
  })

  test('are all finished anew by other code', async () => {
    await build(PAGES)
    expect(await build(PAGES, INLINED, `${FINISHER_CODE};`)).toMatchObject({ all: 3, made: 3 })
    // Of that code is all that finishes a page: our own, and the package that reads and writes it.
    expect(FINISHER_CODE).toMatch(/A page holds/)
    expect(FINISHER_CODE).toMatch(/eof-in-tag/)
  })

  test('are taken from where other processes have kept them', async () => {
    const finish = async (by: ReturnType<typeof beginFinishing>) => {
      for (const html of PAGES) await by.finish(html)
      return by.end()
    }
    expect(await finish(beginFinishing(path.join(root, 'many'), INLINED, 2500, 2))).toEqual({ all: 3, made: 3 })
    expect(await finish(beginFinishing(path.join(root, 'many'), INLINED, 2500, 2))).toEqual({ all: 3, made: 0 })
  })

  test('are all finished anew when what stands in each of them has changed', async () => {
    await build(PAGES)
    const changed = await build(PAGES, { ...INLINED, css: 'body{color:blue}' })
    expect(changed.made).toBe(3)
    expect(changed.finished.every((html) => html.includes('<style>body{color:blue}</style>'))).toBe(true)
  })
})
