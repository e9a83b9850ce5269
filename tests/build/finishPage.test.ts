import { describe, expect, test } from 'vitest'
import { finishPage, finishPageInDevelopment, insertContent } from '../../scripts/build/finishPage.ts'

const INLINED = { css: 'body{color:red}', slides: '.carousel{gap:0}', script: '{let a=1}', notFound: 'let b=2' }

/** A small page as vite-react-ssg 0.9 renders it. */
const rendered = ({ head = '', body = '' } = {}) => `<!DOCTYPE html><html lang="en-NG"><head><title data-rh="true">Contact | Company</title>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    ${head}
    <script type="module" crossorigin="" src="/assets/app-1.js"></script>
    <link rel="stylesheet" crossorigin="" href="/assets/style-1.css">
  <link rel="modulepreload" crossorigin="" href="/assets/react-1.js"><link rel="preload" as="image" href="/a.svg"></head>
  <body>
    <div id="root" data-server-rendered="true"><main><h1>Contact</h1>${body}</main><script>window.__staticRouterHydrationData = JSON.parse("{\\"loaderData\\":{}}");</script></div>
<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>
  

</body></html>`

describe('a finished page', () => {
  test('is a static document: styles and one script in the head, the module before the stylesheet at the end, no hydration data', () => {
    expect(finishPage(rendered(), INLINED)).toBe(
      '<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
        '<link rel="modulepreload" href="/assets/app-1.js"><title>Contact | Company</title>' +
        '<style>body{color:red}</style><script>{let a=1}</script></head><body><main><h1>Contact</h1></main>' +
        '<script type="module" async src="/assets/app-1.js"></script><link rel="stylesheet" href="/assets/style-1.css"></body></html>\n',
    )
  })

  test('gets what React rendered, with tags as browsers write them and texts as they are', () => {
    const shell = '<body>\n<div id="root" data-server-rendered="true"></div></body>'
    const content =
      '<svg viewBox="0 0 1 1"></svg><img srcSet="/a.jpg 2w" alt="$& camelCase" fetchPriority="high"/><p>camelCase="1" / $1</p>'
    expect(insertContent(shell, content)).toBe(
      '<body>\n<div id="root" data-server-rendered="true"><svg viewBox="0 0 1 1"></svg>' +
        '<img srcset="/a.jpg 2w" alt="$& camelCase" fetchpriority="high"><p>camelCase="1" / $1</p></div></body>',
    )
  })

  test('has its script and its stylesheet at the position that the layout marks', () => {
    const page = finishPage(rendered({ body: '<template data-place="last"></template><p>Below</p>' }), INLINED)
    expect(page).toContain(
      '<h1>Contact</h1><script type="module" async src="/assets/app-1.js"></script><link rel="stylesheet" href="/assets/style-1.css"><p>Below</p></main></body>',
    )
  })

  test('has the not-found page’s script only at the position that this page marks', () => {
    const page = rendered({ body: '<ul></ul><template data-place="not-found"></template>' })
    expect(finishPage(page, INLINED)).toContain('<ul></ul><script>let b=2</script></main>')
    expect(finishPageInDevelopment(page, INLINED)).toContain('<ul></ul><script>let b=2</script></main>')
    expect(finishPage(rendered(), INLINED)).not.toContain('let b=2')
  })

  test('has collapsed answers that find-in-page can open', () => {
    const page = finishPage(rendered({ body: '<div hidden="" data-until-found="">Yes</div>' }), INLINED)
    expect(page).toContain('<div hidden="until-found">Yes</div>')
  })

  test('makes only those headings focusable that are the target of a link on the page', () => {
    const body = '<a href="#roles">Roles</a><h2 id="roles" tabindex="-1">Roles</h2><h2 id="role" tabindex="-1">One</h2>'
    expect(finishPage(rendered({ body }), INLINED)).toContain('<h2 id="roles" tabindex="-1">Roles</h2><h2 id="role">One</h2>')
  })

  test('has the styles of carousels only with a carousel, or as the dictionary of all pages', () => {
    const both = '<style>body{color:red}</style><style>.carousel{gap:0}</style><script>'
    expect(finishPage(rendered({ body: '<div class="carousel carousel-hero"></div>' }), INLINED)).toContain(both)
    expect(finishPage(rendered(), INLINED, { all: true })).toContain(both)
    expect(finishPage(rendered(), INLINED)).not.toContain('.carousel')
  })

  test('has its first picture lazy, until the script beside it has run, and no preload', () => {
    const page = finishPage(rendered({ body: '<picture><img src="/a.jpg" alt="A drum" fetchpriority="high"></picture>' }), INLINED)
    expect(page).toContain(`<img src="/a.jpg" alt="A drum" fetchpriority="high" loading="lazy"><script>'more'in document`)
    expect(page).not.toContain('rel="preload"')
  })

  test('throws an error when something to remove or replace is missing', () => {
    const broken: [string, string][] = [
      ['<link rel="stylesheet" crossorigin="" href="/assets/style-1.css">', 'a stylesheet'],
      ['<script type="module" crossorigin="" src="/assets/app-1.js"></script>', 'a module script'],
      ['<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>', 'the end of a root'],
      ['<meta charset="utf-8">', 'a charset'],
      ['window.__staticRouterHydrationData', 'router data'],
    ]
    for (const [part, name] of broken) {
      expect(() => finishPage(rendered().replace(part, ''), INLINED), part).toThrow(`A page contains ${name} 0 times; 1 expected.`)
    }
  })

  test('has the tags that Vite needs in development', () => {
    const page = finishPageInDevelopment(rendered(), INLINED)
    expect(page).toContain('src="/assets/app-1.js"')
    expect(page).toContain('<style>body{color:red}</style><script>{let a=1}</script></head>')
    expect(page).not.toContain('__staticRouterHydrationData')
  })
})
