import { describe, expect, test } from 'vitest'
import { finishPage } from '../../scripts/build/finishPage.ts'

const INLINED = { css: 'body{color:red}', slides: '.carousel{gap:0}', script: '{let a=1}', notFound: 'let b=2' }
const BUNDLE = { script: '/assets/app-1.js', stylesheet: '/assets/style-1.css' }

/** A page as vite-react-ssg 0.9 renders it. */
const rendered = (content = '') => `<!DOCTYPE html><html lang="en-NG"><head><title data-rh="true">Contact</title>
    <!--frame-->
    <meta charset="utf-8">
    <!--page-->
    <link rel="icon" href="/icon.svg">
    <!--bundle-->
    <script type="module" crossorigin="" src="/assets/app-1.js"></script>
  </head>
  <body>
    <div id="root" data-server-rendered="true"><template data-place="start"></template><main>${content}</main><template data-place="bundle"></template><p>Below</p><template data-place="end"></template><script>window.data</script></div>
<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>
</body></html>`

describe('a finished page', () => {
  test('is a static document: styles and one script in the head, the module before the stylesheet at its place, no hydration data', () => {
    expect(finishPage(rendered('a<!-- -->b$&'), INLINED, BUNDLE)).toBe(
      '<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8"><link rel="modulepreload" href="/assets/app-1.js"><title>Contact</title>' +
        '<link rel="icon" href="/icon.svg"><style>body{color:red}</style><script>{let a=1}</script></head><body><main>ab$&</main>' +
        '<script type="module" async src="/assets/app-1.js"></script><link rel="stylesheet" href="/assets/style-1.css"><p>Below</p></body></html>\n',
    )
  })

  test('has the styles of carousels only with a carousel, and the not-found page’s script only at its place', () => {
    const page = finishPage(rendered('<p class="carousel"></p><template data-place="not-found"></template>'), INLINED, BUNDLE)
    expect(page).toContain('<style>.carousel{gap:0}</style>')
    expect(page).toContain('</p><script>let b=2</script></main>')
    expect(finishPage(rendered(), INLINED, BUNDLE)).not.toMatch(/carousel|let b/)
  })

  test('keeps Vite’s own tags in development', () => {
    const page = finishPage(rendered(), INLINED)
    expect(page).toContain('<script type="module" crossorigin="" src="/assets/app-1.js"></script>')
    expect(page).not.toContain('data-place')
  })

  test('throws an error when a mark is missing', () => {
    for (const mark of ['<!--frame-->', '<!--page-->', '<!--bundle-->', '<template data-place="end"></template>'])
      expect(() => finishPage(rendered().replace(mark, ''), INLINED, BUNDLE), mark).toThrow(`A page lacks ${mark}`)
  })
})
