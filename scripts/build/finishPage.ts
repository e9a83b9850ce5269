import type { Inlined } from './inlineAssets.ts'

/** Replaces all matches. Throws when their number is not the expected one: then vite-react-ssg has changed. */
function replace(
  html: string,
  what: string,
  pattern: RegExp,
  times: number | 'any',
  by: string | ((match: string) => string) = '',
): string {
  let found = 0
  const replaced = html.replace(new RegExp(pattern, `${pattern.flags}g`), (match) => {
    found += 1
    return typeof by === 'string' ? by : by(match)
  })
  if (times !== 'any' && found !== times) throw new Error(`A page contains ${what} ${found} times; ${times} expected.`)
  return replaced
}

/** The place where a layout has the script and stylesheet: after all visible content. Without it, they are at the end of the body. */
const LAST_PLACE = /<template data-place="last"><\/template>/

/** The place of the not-found page’s own script: after its lists. */
const SCRIPT_PLACE = /<template data-place="not-found"><\/template>/

/** The first picture of a page, the only one that is not lazy. */
const FIRST_PICTURE = /<img[^>]* fetchpriority="high">/

/**
 * Loads the first picture, except in save-data mode. The browser’s preload scanner runs ahead of scripts: so the picture is lazy until this
 * script, beside it, has run. Without scripts, browsers ignore `loading=lazy`.
 */
const LOAD = "'more'in document.documentElement.dataset&&(document.currentScript.previousSibling.loading='eager')"

/** A heading with `tabindex`, which is removed if no fragment link leads to it: screen readers would announce the heading as clickable. */
const FOCUSABLE = /<h2 id="[^"]+" tabindex="-1">/

/**
 * Inserts what React rendered (src/main.tsx) into its page, with tags as browsers write them: React writes `srcSet`, and `/>` for empty
 * elements.
 */
export function insertContent(page: string, rendered: string): string {
  const content = rendered.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(/ (?!viewBox)[a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase()).replace(/\/>$/, '>'),
  )
  return replace(page, 'a root', /<div id="root" data-server-rendered="true">/, 1, (root) => root + content)
}

/**
 * Turns a page that vite-react-ssg rendered for hydration into a static document. Removes router data, the build hash and preloads, except
 * for that of the page's script. Inlines critical CSS and one script in the head, and moves the stylesheet to the end of the body. The
 * module script precedes the stylesheet and is `async`, so that it answers clicks half a second after FCP. A deferred script would wait for
 * the stylesheet and layout: up to a second on a slow phone. `all` inlines the styles of carousels too, whether the page has one or not.
 */
export function finishPage(html: string, inlined: Inlined, { all = false } = {}): string {
  const stylesheets: string[] = []
  const head: string[] = []
  const scripts: string[] = []
  const moveTo = (list: string[]) => (match: string) => {
    list.push(match.replace(' crossorigin=""', ''))
    return ''
  }
  let page = withoutHydration(html)
  page = replace(page, 'a preload', /<link rel="(?:module)?preload"[^>]*>/, 'any')
  page = replace(page, 'a stylesheet', /<link rel="stylesheet"[^>]* href="\/assets\/[^>]*>/, 1, moveTo(stylesheets))
  page = replace(page, 'a module script', /<script type="module"[^>]*><\/script>/, 1, moveTo(scripts))
  page = replace(page, 'a charset', /<meta charset="utf-8">/, 1)
  page = replace(page, 'a viewport', /<meta name="viewport"[^>]*>/, 1, moveTo(head))
  const script = scripts.join('').replace('type="module"', 'type="module" async')
  const first = `<head><meta charset="utf-8">${head.join('')}${toPreload(script)}`
  page = replace(page, 'a head', /<head>/, 1, first)
  page = placeLast(insertInlined(page, inlined, all), script + stylesheets.join(''))
  const hasLink = (heading: string) => page.includes(`href="#${/id="([^"]+)"/.exec(heading)?.[1]}"`)
  page = replace(page, 'headings', FOCUSABLE, 'any', (heading) => (hasLink(heading) ? heading : heading.replace(' tabindex="-1"', '')))
  page = replace(page, 'a first picture', FIRST_PICTURE, 'any', (image) => `${image.slice(0, -1)} loading="lazy"><script>${LOAD}</script>`)
  page = replace(page, 'marks of the head', / data-rh="true"/, 'any')
  return `${withoutHeadSpaces(page).trim()}\n`
}

/** In development Vite serves styles and scripts itself: this only removes hydration data, and adds critical CSS and the inline scripts. */
export function finishPageInDevelopment(html: string, inlined: Inlined): string {
  return insertInlined(withoutHydration(html), inlined)
}

const CAROUSEL = /class="carousel\b/

function insertInlined(html: string, { css, slides, script, notFound }: Inlined, all = false): string {
  const last = `<style>${css}</style>${all || CAROUSEL.test(html) ? `<style>${slides}</style>` : ''}<script>${script}</script></head>`
  let page = replace(html, 'the end of a head', /<\/head>/, 1, last)
  page = replace(page, 'a place for a script', SCRIPT_PLACE, 'any', () => `<script>${notFound}</script>`)
  return replace(page, 'hidden answers', /hidden="" data-until-found=""/, 'any', 'hidden="until-found"')
}

function withoutHydration(html: string): string {
  let page = replace(html, 'router data', /<script>window\.__staticRouterHydrationData = JSON\.parse\(.*?\);<\/script>/, 1)
  page = replace(page, 'a root', /<div id="root" data-server-rendered="true">/, 1)
  return replace(page, 'the end of a root', /<\/div>\s*<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/, 1)
}

const toPreload = (script: string) => `<link rel="modulepreload" href="${/src="([^"]*)"/.exec(script)?.[1]}">`

function placeLast(page: string, last: string): string {
  const isPlaced = LAST_PLACE.test(page)
  const placed = isPlaced ? replace(page, 'a place for script and stylesheet', LAST_PLACE, 1, last) : page
  return replace(placed, 'the end of a body', /\s*<\/body>/, 1, `${isPlaced ? '' : last}</body>`)
}

/** Removes white space between the tags of the head, which has no meaning there. */
function withoutHeadSpaces(page: string): string {
  const end = page.indexOf('</head>')
  return page.slice(0, end).replace(/>\s+</g, '><') + page.slice(end).replace(/<\/head>\s*<body>\s*/, '</head><body>')
}
