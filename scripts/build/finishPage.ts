import type { Inlined } from './inlineAssets.ts'

/** Replaces the only match. Throws when there is none, or another: then vite-react-ssg has changed. */
function replaceOne(html: string, what: string, pattern: RegExp, by: (match: string) => string): string {
  let found = 0
  const replaced = html.replace(new RegExp(pattern, `${pattern.flags}g`), (match) => {
    found += 1
    return by(match)
  })
  if (found !== 1) throw new Error(`A page contains ${what} ${found} times; 1 expected.`)
  return replaced
}

/** What React renders before the content: preloads of pictures, then the page’s title and metadata. */
const HOISTED = /^(?:<link rel="preload"[^>]*>)*((?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*)/

/** The element that vite-react-ssg puts content into, and the element after it. */
const ROOT = /<div id="root" data-server-rendered="true">(.*)<\/div>\s*<script>\/\* SCRIPT_COMMENT_PLACEHOLDER \*\/<\/script>/s

const ROUTER_DATA = /<script>window\.__staticRouterHydrationData = JSON\.parse\(.*?\);<\/script>/

/** The place where a layout has the script and stylesheet: after all visible content. Without it, they are at the end of the body. */
const LAST_PLACE = '<template data-place="last"></template>'

/** The place of the not-found page’s own script: after its lists. */
const SCRIPT_PLACE = '<template data-place="not-found"></template>'

/** Controls beside one another, which text browsers would show as one word. */
const NEIGHBOURS = /(<\/(?:a|button|label|legend)>)(?=<(?:a|button|label|span)\b)/g

const CAROUSEL = /class="carousel\b/

/** The first picture of a page, the only one that loads before the load event, with its sources. */
const FIRST_PICTURE = /(?:<source[^>]*>)*<img[^>]* fetchpriority="high">/

/**
 * Loads the first picture, except in save-data mode. The browser’s preload scanner runs ahead of scripts: so the picture is lazy until this
 * script, beside it, has run. Without scripts, browsers ignore `loading=lazy`.
 */
const LOAD = "document.documentElement.dataset.mode==='full'&&(document.currentScript.previousSibling.loading='eager')"

/** A heading with `tabindex`, which is removed if no fragment link leads to it: screen readers would announce the heading as clickable. */
const FOCUSABLE = /<h2 id="[^"]+" tabindex="-1">/g

/**
 * Returns a function that puts what React rendered (src/main.tsx) into the frame of a page that vite-react-ssg built for hydration: a static
 * document without router data and preloads, except for that of the page’s script. Critical CSS and one script
 * are inlined in the head, and the stylesheet is at the end of the body. The module script precedes the stylesheet and is `async`, so that
 * it answers clicks half a second after FCP. A deferred script would wait for the stylesheet and layout: up to a second on a slow phone.
 * With `all` it has the styles of carousels too, whether it has a carousel or not.
 */
export function makeFrame(built: string, inlined: Inlined): (rendered: string, all?: boolean) => string {
  let frame = built.replace(/<link rel="(?:module)?preload"[^>]*>/g, '')
  const take = (what: string, pattern: RegExp): string => {
    let taken = ''
    frame = replaceOne(frame, what, pattern, (match) => {
      taken = match.replace(' crossorigin=""', '')
      return ''
    })
    return taken
  }
  take('a root', ROOT)
  const stylesheet = take('a stylesheet', /<link rel="stylesheet"[^>]* href="\/assets\/[^>]*>/)
  const script = take('a module script', /<script type="module"[^>]*><\/script>/).replace('type="module"', 'type="module" async')
  take('a charset', /<meta charset="utf-8">/)
  const viewport = take('a viewport', /<meta name="viewport"[^>]*>/)
  const [, start, head] = /^(.*<head>)(.*)<\/head>\s*<body>\s*<\/body>\s*<\/html>\s*$/s.exec(frame) ?? []
  if (start === undefined || head === undefined) throw new Error(`The frame of a page is not empty: ${frame}`)
  const rest = head.replace(/>\s+</g, '><').trim()
  return (rendered, all = false) => {
    const { own, content } = splitRendered(rendered)
    const first = `${start}<meta charset="utf-8">${viewport}${preloadFirst(content)}${toPreload(script)}${own}${rest}${inHead(inlined, all || CAROUSEL.test(content))}`
    const body = withoutUnusedFocus(loadFirst(insertPlaced(content, inlined)))
    return `${first}</head><body>${placeLast(body, script + stylesheet)}</body></html>\n`
  }
}

/** In development Vite serves styles and scripts itself: this only removes hydration data, and adds critical CSS and the inline scripts. */
export function finishPageInDevelopment(html: string, inlined: Inlined): string {
  const [, rendered = ''] = ROOT.exec(html) ?? []
  const { own, content } = splitRendered(replaceOne(rendered, 'router data', ROUTER_DATA, () => ''))
  const page = replaceOne(html, 'a root', ROOT, () => insertPlaced(content, inlined))
  return replaceOne(page, 'the end of a head', /<\/head>/, () => `${own}${inHead(inlined, true)}</head>`)
}

/**
 * The page’s own tags for the head, and its content, with tags as browsers write them: React writes `srcSet`, and `/>` for empty elements.
 * In texts React has escaped `>` and `"`.
 */
function splitRendered(rendered: string): { own: string; content: string } {
  const html = rendered.replaceAll('/>', '>').replace(/ (?!viewBox)[a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase())
  const [hoisted = '', own = ''] = HOISTED.exec(html) ?? []
  return { own, content: html.slice(hoisted.length) }
}

const inHead = ({ css, slides, script }: Inlined, hasCarousel: boolean) =>
  `<style>${css}</style>${hasCarousel ? `<style>${slides}</style>` : ''}<script>${script}</script>`

/**
 * Preload links for a first picture that is a drawing: the browser would request it 100 ms later, from the body. No medium matches before
 * the script in the head has allowed `data-media`, which it does not in save-data mode.
 */
function preloadFirst(content: string): string {
  const [picture = ''] = FIRST_PICTURE.exec(content) ?? []
  const [, phone] = / media="([^"]*)"/.exec(picture) ?? []
  const media = phone ? [phone, `not all and ${phone}`] : ['all']
  const drawings = [...picture.matchAll(/ srcset="([^" ]*)"/g)].map(([, file]) => file)
  if (drawings.length !== media.length || / \d+w[,"]/.test(picture)) return ''
  return media
    .map(
      (medium, index) =>
        `<link rel="preload" as="image" href="${drawings[index]}" media="not all" data-media="${medium}" fetchpriority="high">`,
    )
    .join('')
}

const loadFirst = (content: string) =>
  content.replace(FIRST_PICTURE, (picture) => `${picture.slice(0, -1)} loading="lazy"><script>${LOAD}</script>`)

const insertPlaced = (content: string, { notFound }: Inlined): string =>
  content
    .replace(SCRIPT_PLACE, () => `<script>${notFound}</script>`)
    .replaceAll('hidden="" data-until-found=""', 'hidden="until-found"')
    .replace(NEIGHBOURS, '$1 ')

const toPreload = (script: string) => `<link rel="modulepreload" href="${/src="([^"]*)"/.exec(script)?.[1]}">`

const placeLast = (content: string, last: string) => (content.includes(LAST_PLACE) ? content.replace(LAST_PLACE, last) : content + last)

function withoutUnusedFocus(content: string): string {
  const hasLink = (heading: string) => content.includes(`href="#${/id="([^"]+)"/.exec(heading)?.[1]}"`)
  return content.replace(FOCUSABLE, (heading) => (hasLink(heading) ? heading : heading.replace(' tabindex="-1"', '')))
}
