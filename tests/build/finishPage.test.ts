import { beforeAll, describe, expect, test } from 'vitest'
import { finishPage, finishPageInDevelopment } from '../../scripts/build/finishPage.ts'
import { makeInlined } from '../../scripts/build/inlineAssets.ts'
import { makeFonts } from '../../scripts/fonts/subset.ts'

const INLINED = { css: 'body{color:red}', script: '{let a=1}', notFound: 'let b=2' }

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

  test('preloads its first picture in the head, by media query, and no other picture', () => {
    const first = `<img src="/a.jpg" alt="A drum" fetchpriority="high">`
    const linksOf = (body: string) =>
      /width=device-width">(.*?)<link rel="modulepreload"/.exec(finishPage(rendered({ body }), INLINED))?.[1]
    expect(linksOf(`<picture class="later"><img src="/z.svg" alt=""></picture><picture>${first}</picture>`)).toBe(
      '<link rel="preload" as="image" href="/a.jpg" fetchpriority="high">',
    )
    expect(linksOf(`<picture><source srcset="/tall.svg" media="(max-width: 47.99em)">${first}</picture>`)).toBe(
      '<link rel="preload" as="image" href="/tall.svg" media="(max-width: 47.99em)" fetchpriority="high">' +
        '<link rel="preload" as="image" href="/a.jpg" media="not all and (max-width: 47.99em)" fetchpriority="high">',
    )
    expect(linksOf('<picture class="later"><img src="/z.svg" alt=""></picture>')).toBe('')
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

describe('the inlined code', () => {
  // The critical CSS imports the fallback fonts.
  beforeAll(() => makeFonts(process.cwd()), 60_000)

  test('is minified, and identical in each build', async () => {
    const inlined = await makeInlined(process.cwd())
    expect(inlined.css).not.toMatch(/@import|\n/)
    expect(await makeInlined(process.cwd())).toEqual(inlined)
  })

  interface Browser {
    choice?: string
    line?: { saveData: boolean; effectiveType: string }
    search?: string
    /** Whether an early click is still waiting when the page has loaded. */
    isBusy?: boolean
  }

  /** Runs the head script in a minimal mock of a browser. */
  async function runHeadScript({ choice, line, search = '', isBusy = false }: Browser) {
    const { script } = await makeInlined(process.cwd())
    const dataset: Record<string, string> = {}
    const later: (() => void)[] = []
    const storage: { less?: string } = choice === undefined ? {} : { less: choice }
    const busy = { is: isBusy }
    const onload = new Function(
      'document',
      'navigator',
      'localStorage',
      'location',
      'setTimeout',
      'addEventListener',
      `let onload; ${script}; return onload`,
    )(
      {
        documentElement: { dataset },
        querySelectorAll: () => [],
        querySelector: () => (busy.is ? {} : null),
        addEventListener: () => {},
      },
      { connection: line },
      storage,
      { search, hash: '' },
      (act: () => void) => later.push(act),
      () => {},
    )
    const before = { ...dataset }
    onload()
    const afterLoad = { ...dataset }
    busy.is = false
    for (const act of later) act()
    return { before, afterLoad, after: dataset, storage, later }
  }

  test.each([
    ['no choice and no connection data', {}, false],
    ['chosen on an earlier page', { choice: '1' }, true],
    ['rejected on a slow connection', { choice: '0', line: { saveData: true, effectiveType: '2g' } }, false],
    ['the browser’s data saver', { line: { saveData: true, effectiveType: '4g' } }, true],
    ['2G', { line: { saveData: false, effectiveType: 'slow-2g' } }, true],
    ['3G', { line: { saveData: false, effectiveType: '3g' } }, false],
    ['chosen in the URL', { search: '?category=all&less=1' }, true],
    ['rejected in the URL', { search: '?less=0', choice: '1' }, false],
  ])('save-data mode: %s', async (_name, given, less) => {
    const { before, after } = await runHeadScript(given)
    expect('less' in before).toBe(less)
    expect('more' in before).toBe(!less)
    expect(['hold' in before, 'wait' in before]).toEqual([true, true])
    expect(['hold' in after, 'wait' in after]).toEqual([false, false])
  })

  test('what is below the fold is shown after a while, even if the stylesheet never comes', async () => {
    const { after, later } = await runHeadScript({})
    after.wait = ''
    later[0]?.()
    expect('wait' in after).toBe(false)
  })

  test('pictures are deferred while a clicked control is busy', async () => {
    const { afterLoad, after } = await runHeadScript({ isBusy: true })
    expect(['hold' in afterLoad, 'hold' in after]).toEqual([true, false])
    expect('hold' in (await runHeadScript({})).afterLoad).toBe(false)
  })

  test('the save-data choice in the URL is remembered', async () => {
    expect((await runHeadScript({ search: '?less=1' })).storage.less).toBe('1')
    expect((await runHeadScript({ search: '?less=0', choice: '1' })).storage.less).toBe('0')
    expect((await runHeadScript({ choice: '1' })).storage.less).toBe('1')
  })
})
