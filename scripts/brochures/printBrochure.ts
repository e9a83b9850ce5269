import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { MAX_BROCHURE_BYTES, toBrochureUrl } from '../../src/content/brochures.ts'
import type { Company } from '../../src/content/schemas/company.ts'
import type { Site } from '../../src/content/site.ts'
import { startBrowser } from '../browser/findBrowser.ts'
import { BOLD_TEXT, findOriginal } from '../fonts/faces.ts'
import { UserError } from '../lib/userError.ts'
import { typeOf } from '../serve/contentTypes.ts'
import { resolveAddress } from '../serve/server.ts'
import { listBrochures, type PrintOptions } from './listBrochures.ts'

/** Widths of pictures in pixels, across the page or a part of it: about 110 pixels an inch. */
const [WIDE, NARROW] = [900, 360]
const PICTURE = /^\/pictures\//
/** Qualities of pictures as JPEG. The first that gives a small enough file is used. */
const QUALITIES = [35, 20, 8]

/** Prints every brochure of the built site in `folder` into it. Needs a browser. Returns their number. */
export async function printBrochures(folder: string, site: Site): Promise<number> {
  const browser = await startBrowser()
  const brochures = listBrochures(site)
  try {
    for (const { id, ...options } of brochures) {
      const file = path.join(folder, toBrochureUrl(id))
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, await printSmall(browser, folder, site.company, options))
    }
  } finally {
    await browser.close()
  }
  return brochures.length
}

async function printSmall(browser: Browser, folder: string, company: Company, options: PrintOptions): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const printed = await print(browser, folder, company, options, quality)
    if (printed.length <= MAX_BROCHURE_BYTES) return printed
  }
  throw new UserError(`The brochure of ${options.address} has more than ${MAX_BROCHURE_BYTES / 1000} KB. Show fewer pictures on that page.`)
}

/**
 * Prints a page of the built site to a tagged PDF with an outline, using the brochure’s stylesheet. The page is opened at its real address,
 * but all responses come from the folder. Throws when the page does not exist.
 */
async function print(browser: Browser, folder: string, company: Company, { address, lastLine, parts }: PrintOptions, quality: number) {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    bypassCSP: true,
    colorScheme: 'light',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  })
  const readable = (company.url + address).replace(/^https:\/\//, '')
  await respondFrom(page, folder, new URL(company.url).host, quality)
  const response = await page.goto(company.url + address)
  if (response?.status() !== 200) throw new Error(`The site has no page ${address}.`)
  await page.emulateMedia({ media: 'print' })
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const style = readFileSync(path.join(import.meta.dirname, parts ? 'visitGuide.css' : 'brochure.css'), 'utf8')
  // A PDF draws synthesised bold letter by letter, in twice as many bytes.
  const bold = readFileSync(findOriginal(BOLD_TEXT)).toString('base64')
  const boldFace = `@font-face { font-family: Text; font-weight: 700; src: url(data:font/ttf;base64,${bold}); }`
  const names = { company: company.name, title, address: readable, site: new URL(company.url).host }
  const values = Object.entries(names).map(([name, value]) => `--${name}: ${JSON.stringify(value)};`)
  if (parts) values.push(`--points: ${parts.points}pt;`)
  await page.evaluate(arrange, {
    style: `${boldFace}${style}:root { ${values.join(' ')} }`,
    roles: ROLES,
    selector: parts?.selector,
    lastLine,
    readable,
    url: company.url + address,
  })
  // On a busy machine the face may not be ready yet.
  await page.evaluate(() => document.fonts.load('700 1em Text'))
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  await page.close()
  return pdf
}

/** Answers the page’s requests from the built site. As JPEG, drawings with many small shapes have a quarter of their size. */
async function respondFrom(page: Page, folder: string, host: string, quality: number) {
  await page.route('**/*', async (route) => {
    const { host: asked, pathname } = new URL(route.request().url())
    const found = resolveAddress(folder, pathname)
    if (asked !== host || 'redirect' in found) return route.abort()
    const body = readFileSync(path.join(folder, found.file))
    const contentType = typeOf(path.extname(found.file)).type
    if (/\.css$/.test(pathname)) return route.fulfill({ body: `@layer site {${body}}`, contentType })
    if (!PICTURE.test(pathname)) return route.fulfill({ status: found.status, body, contentType })
    const { width = 0, height = 0 } = await sharp(body).metadata()
    const wide = width / height > 1.6 ? WIDE : NARROW
    const jpeg = await sharp(body, { density: Math.min(300, (72 * 2 * wide) / width) })
      .resize({ width: wide })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    return route.fulfill({ body: jpeg, contentType: 'image/jpeg' })
  })
}

/** ARIA roles that make Chromium write the right tags: it derives the tags of a PDF from the accessibility tree. */
const ROLES: readonly (readonly [selector: string, role: string])[] = [
  // In the PDF’s tags a description list loses the connection between term and description; the cells of a table row keep it.
  ['.facts', 'table'],
  ['.facts > div', 'row'],
  ['.facts dt', 'rowheader'],
  ['.facts dd', 'cell'],
  // A `span` has no tag in the PDF, and so cannot have a language.
  ['span[lang]', 'mark'],
  // A quotation is a `figure` in our HTML, which the PDF would tag as a picture.
  ['figure', 'group'],
]

/** Runs in the browser: removes what is not printed, adds styles, roles and the last line, and shows prices as printed. */
function arrange({
  style,
  roles,
  selector = 'body',
  lastLine,
  readable,
  url,
}: { roles: typeof ROLES; selector?: string | undefined } & Record<'style' | 'lastLine' | 'readable' | 'url', string>) {
  const parts = [...document.querySelectorAll(selector)]
  for (const part of parts)
    for (let inner = part; inner.parentElement && inner !== document.body; inner = inner.parentElement)
      for (const beside of [...inner.parentElement.children])
        if (!beside.matches('link, style') && !parts.some((one) => beside.contains(one))) beside.remove()
  // In a layer, the site’s styles give way to those of the brochure, however specific they are.
  for (const site of document.querySelectorAll('style')) site.textContent = `@layer site {${site.textContent}}`
  document.head.append(Object.assign(document.createElement('style'), { textContent: style }))
  for (const [selector, role] of roles) for (const element of document.querySelectorAll(selector)) element.setAttribute('role', role)
  for (const source of document.querySelectorAll('picture > source')) source.remove()
  // Text for screen readers alone would take space on paper, so it is removed, and the printed price is no longer `aria-hidden`.
  for (const hidden of document.querySelectorAll('[aria-hidden] + .visually-hidden')) {
    hidden.previousElementSibling?.removeAttribute('aria-hidden')
    hidden.remove()
  }
  const last = Object.assign(document.createElement('p'), { className: 'brochure-last' })
  const [before = '', after = ''] = lastLine.split('{address}')
  last.append(before, Object.assign(document.createElement('a'), { href: url, textContent: readable }), after)
  const offices = document.querySelector('.offices')
  if (offices) offices.after(last)
  else document.body.append(last)
}
