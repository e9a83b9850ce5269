import { execFileSync } from 'node:child_process'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { JSDOM as PlainDocument, writeAlike } from '../../scripts/build/plainDocument.ts'

/** As React and vite-react-ssg write a page, before it is read and written again. */
const PAGE = `<!DOCTYPE html>
<html lang="en-NG" dir=ltr>
  <head>
    <meta charSet="utf-8"/><title data-rh="true">Ẹ káàbọ̀ &amp; welcome</title>
    <link rel="stylesheet" crossorigin href="/assets/app.css">
    <script>if (1 < 2 && '</b>') start()</script>
  </head>
  <body class='a "b"'>
    <div id="root"><p>Tom&#x27;s &quot;drum&quot; costs &lt; ₦5,000\u00a0each<br/>&nbsp;&#8209;</p>
    <picture><source srcSet="/a.avif 1x, /b.avif 2x"/><img src="/a.jpg?x=1&amp;y=2" alt=""/></picture>
    <div hidden="" data-until-found=""><svg viewBox="0 0 8 8"><use href="#a"/></svg></div>
    <textarea>
A line</textarea><table><tr><td>1</td></tr></table><!-- kept --></div>
  </body>
</html>`

describe('the document in the place of jsdom', () => {
  it('writes a page as jsdom does', () => {
    const written = writeAlike(PAGE)
    expect(written).toBe(new JSDOM(PAGE).serialize())
    expect(written, 'which is not how it was given').not.toBe(PAGE)
  })

  it('says of every link to preload that it is there, so that none is added', () => {
    expect(new PlainDocument(PAGE).window.document.head.querySelector()).toBe(true)
  })

  it('is what vite-react-ssg gets when it asks for jsdom, which is not even loaded', () => {
    const program = `
      import { createRequire } from 'node:module'
      const { loadRenderer } = await import('./scripts/build/renderer.ts')
      const { build } = await loadRenderer()
      const loaded = Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('/jsdom/'))
      console.log(typeof build, loaded.length)`
    expect(execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], { encoding: 'utf8' })).toBe(
      'function 0\n',
    )
  }, 30_000)
})
