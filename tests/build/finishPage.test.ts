import { describe, expect, test } from 'vitest'
import { finishPageInDevelopment, makeFrame } from '../../scripts/build/finishPage.ts'

const INLINED = { css: 'body{color:red}', slides: '.carousel{gap:0}', script: '{let a=1}', notFound: 'let b=2' }

/** What React renders before the content of a page. */
const HOISTED = '<link rel="preload" as="image" href="/a.svg"/><title>Contact | Company</title><meta name="description" content="Us"/>'

/** A page as vite-react-ssg 0.9 builds it, with the head’s white space. */
const built = (content = '') => `<!DOCTYPE html><html lang="en-NG"><head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <link rel="icon" href="/icon.svg">
    <script type="module" crossorigin="" src="/assets/app-1.js"></script>
    <link rel="stylesheet" crossorigin="" href="/assets/style-1.css">
  <link rel="modulepreload" crossorigin="" href="/assets/react-1.js"></head>
  <body>
    <div id="root" data-server-rendered="true">${content}<script>window.__staticRouterHydrationData = JSON.parse("{\\"loaderData\\":{}}");</script></div>
<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>


</body></html>`

/** A finished page with this content. */
const finish = (content = '') => makeFrame(built('<p>Home</p>'), INLINED)(`${HOISTED}<main><h1>Contact</h1>${content}</main>`)

const START = '<!DOCTYPE html><html lang="en-NG"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'

describe('a finished page', () => {
  test('is a static document: styles and one script in the head, the module before the stylesheet at the end, no hydration data', () => {
    expect(finish()).toBe(
      `${START}<link rel="modulepreload" href="/assets/app-1.js"><title>Contact | Company</title><meta name="description" content="Us">` +
        '<link rel="icon" href="/icon.svg"><style>body{color:red}</style><script>{let a=1}</script></head><body><main><h1>Contact</h1></main>' +
        '<script type="module" async src="/assets/app-1.js"></script><link rel="stylesheet" href="/assets/style-1.css"></body></html>\n',
    )
  })

  test('has tags as browsers write them, and texts as they are', () => {
    const content = '<svg viewBox="0 0 1 1"></svg><img srcSet="/a.jpg 2w" alt="$& camelCase" loading="lazy"/><p>camelCase="1" / $1</p>'
    expect(finish(content)).toContain(
      '<svg viewBox="0 0 1 1"></svg><img srcset="/a.jpg 2w" alt="$& camelCase" loading="lazy"><p>camelCase="1" / $1</p>',
    )
  })

  test('has its script and its stylesheet at the position that the layout marks', () => {
    expect(finish('<template data-place="last"></template><p>Below</p>')).toContain(
      '<h1>Contact</h1><script type="module" async src="/assets/app-1.js"></script><link rel="stylesheet" href="/assets/style-1.css"><p>Below</p></main></body>',
    )
  })

  test('has the not-found page’s script only at the position that this page marks', () => {
    const content = '<ul></ul><template data-place="not-found"></template>'
    expect(finish(content)).toContain('<ul></ul><script>let b=2</script></main>')
    expect(finishPageInDevelopment(built(content), INLINED)).toMatch(/<ul><\/ul><script>let b=2<\/script>\s*<\/body>/)
    expect(finish()).not.toContain('let b=2')
  })

  test('has collapsed answers that find-in-page can open', () => {
    expect(finish('<div hidden="" data-until-found="">Yes</div>')).toContain('<div hidden="until-found">Yes</div>')
  })

  test('makes only those headings focusable that are the target of a link on the page', () => {
    const content = '<a href="#roles">Roles</a><h2 id="roles" tabindex="-1">Roles</h2><h2 id="role" tabindex="-1">One</h2>'
    expect(finish(content)).toContain('<h2 id="roles" tabindex="-1">Roles</h2><h2 id="role">One</h2>')
  })

  test('has the styles of carousels only with a carousel, or as the dictionary of all pages', () => {
    const both = '<style>body{color:red}</style><style>.carousel{gap:0}</style><script>'
    expect(finish('<div class="carousel carousel-hero"></div>')).toContain(both)
    expect(makeFrame(built(), INLINED)('<p>Offline</p>', true)).toContain(both)
    expect(finish()).not.toContain('.carousel')
  })

  test('has its first picture lazy, until the script beside it has run, and no preload', () => {
    const page = finish('<picture><img src="/a.jpg" alt="A drum" fetchPriority="high"/></picture>')
    expect(page).toContain(
      `<img src="/a.jpg" alt="A drum" fetchpriority="high" loading="lazy"><script>document.documentElement.dataset.mode==='full'`,
    )
    expect(page).not.toContain('rel="preload"')
  })

  test('throws an error when something to remove or replace is missing', () => {
    const broken: [string, string][] = [
      ['<link rel="stylesheet" crossorigin="" href="/assets/style-1.css">', 'a stylesheet'],
      ['<script type="module" crossorigin="" src="/assets/app-1.js"></script>', 'a module script'],
      ['<script>/* SCRIPT_COMMENT_PLACEHOLDER */</script>', 'a root'],
      ['<meta charset="utf-8">', 'a charset'],
    ]
    for (const [part, name] of broken) {
      expect(() => makeFrame(built().replace(part, ''), INLINED), part).toThrow(`A page contains ${name} 0 times; 1 expected.`)
    }
    expect(() => makeFrame(built().replace('<body>', '<body><p>'), INLINED)).toThrow('The frame of a page is not empty')
  })

  test('has the tags that Vite needs in development', () => {
    const page = finishPageInDevelopment(built(`${HOISTED}<h1>Contact</h1>`), INLINED)
    expect(page).toContain('src="/assets/app-1.js"')
    expect(page).toContain(
      '<title>Contact | Company</title><meta name="description" content="Us"><style>body{color:red}</style><style>.carousel{gap:0}</style><script>{let a=1}</script></head>',
    )
    expect(page).toMatch(/<body>\s*<h1>Contact<\/h1>\s*<\/body>/)
    expect(page).not.toContain('__staticRouterHydrationData')
  })
})
