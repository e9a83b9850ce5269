import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type LaunchOptions, type Page } from 'playwright'
import sharp from 'sharp'
import type { Company } from '../../src/content/schemas/company.ts'
import { typeOf } from '../serve/encode.ts'
import { resolveAddress } from '../serve/server.ts'

export interface PrintOptions {
  /** The finished site. */
  folder: string
  company: Company
  /** The page: /academy/storytelling-intensive. */
  address: string
  /** The last line, with `{address}` in it. */
  lastLine: string
  /** The parts of the page that are printed, in what size of type. Without it, the whole page is, as a brochure. */
  parts?: { selector: string; points: number }
}

/** How wide pictures are put into a brochure, in pixels: across a page, or a part of it. Some 130 to the inch. */
const [WIDE, NARROW] = [1060, 420]
const PICTURE = /^\/pictures\//

/**
 * Prints a page of the finished site with the brochure’s stylesheet, as the browser makes it: tagged, with its headings as an outline.
 * The page is opened at its own address, and read from the folder: nothing is asked of a network. Throws when it is not there.
 */
export async function printBrochure(launch: LaunchOptions, { folder, company, address, lastLine, parts }: PrintOptions): Promise<Buffer> {
  // The browser numbers tags from its own beginning: a new one each time, or the second print would have other bytes.
  const browser = await chromium.launch(launch)
  const page = await browser.newPage({
    javaScriptEnabled: false,
    bypassCSP: true,
    colorScheme: 'light',
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  })
  const readable = (company.url + address).replace(/^https:\/\//, '')
  try {
    await answerFrom(page, folder, new URL(company.url).host)
    const answer = await page.goto(company.url + address)
    if (answer?.status() !== 200) throw new Error(`The site has no page ${address}.`)
    await page.emulateMedia({ media: 'print' })
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const style = readFileSync(path.join(import.meta.dirname, parts ? 'firstVisit.css' : 'brochure.css'), 'utf8')
    const names = { company: company.name, title, address: readable, site: new URL(company.url).host }
    const values = Object.entries(names).map(([name, value]) => `--${name}: ${JSON.stringify(value)};`)
    if (parts) values.push(`--points: ${parts.points}pt;`)
    await page.evaluate(arrange, {
      style: `${style}:root { ${values.join(' ')} }`,
      roles: ROLES,
      selector: parts?.selector,
      lastLine,
      readable,
      url: company.url + address,
    })
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  } finally {
    await browser.close()
  }
}

/** Pictures are drawings with many small shapes: as photographs they are a quarter of the size. */
async function answerFrom(page: Page, folder: string, host: string) {
  await page.route('**/*', async (route) => {
    const { host: asked, pathname } = new URL(route.request().url())
    const found = resolveAddress(folder, pathname)
    if (asked !== host || 'redirect' in found) return route.abort()
    const body = readFileSync(path.join(folder, found.file))
    if (!PICTURE.test(pathname)) return route.fulfill({ status: found.status, body, contentType: typeOf(path.extname(found.file)).type })
    const { width = 0, height = 0 } = await sharp(body).metadata()
    const wide = width / height > 1.6 ? WIDE : NARROW
    const jpeg = await sharp(body, { density: Math.min(300, (72 * 2 * wide) / width) })
      .resize({ width: wide })
      .jpeg({ quality: 62, mozjpeg: true })
      .toBuffer()
    return route.fulfill({ body: jpeg, contentType: 'image/jpeg' })
  })
}

/** What the printer would lose, by the roles that keep it: it makes its tags of what it would tell a screen reader. */
const ROLES: readonly (readonly [selector: string, role: string])[] = [
  // Lists of terms are no lists in a PDF: a table says which words belong to which.
  ['.facts', 'table'],
  ['.facts > div', 'row'],
  ['.facts dt', 'rowheader'],
  ['.facts dd', 'cell'],
  // A stretch of words that is nothing in itself has no tag, and so no language of its own.
  ['span[lang]', 'mark'],
  // A quotation is a figure in HTML; in a PDF a figure is a picture.
  ['figure', 'group'],
]

interface Arrangement {
  style: string
  roles: typeof ROLES
  selector: string | undefined
  lastLine: string
  readable: string
  url: string
}

/** Runs in the browser, where nothing can be waited for: parts, style, roles, pictures in their one size, prices, and the last line. */
function arrange({ style, roles, selector, lastLine, readable, url }: Arrangement) {
  const parts = [...document.querySelectorAll(selector ?? 'body')]
  for (const part of parts)
    for (let inner = part; inner.parentElement && inner !== document.body; inner = inner.parentElement)
      for (const beside of [...inner.parentElement.children])
        if (!beside.matches('link, style') && !parts.some((one) => beside.contains(one))) beside.remove()
  document.head.append(Object.assign(document.createElement('style'), { textContent: style }))
  for (const [selector, role] of roles) for (const element of document.querySelectorAll(selector)) element.setAttribute('role', role)
  for (const source of document.querySelectorAll('picture > source')) source.remove()
  // What is heard in place of what is seen has no room on paper: a reader of the PDF is given the price as it stands there.
  for (const heard of document.querySelectorAll('[aria-hidden] + .visually-hidden')) {
    heard.previousElementSibling?.removeAttribute('aria-hidden')
    heard.remove()
  }
  const last = document.createElement('p')
  last.className = 'brochure-last'
  const [before = '', after = ''] = lastLine.split('{address}')
  const link = document.createElement('a')
  link.href = url
  link.textContent = readable
  last.append(before, link, after)
  const offices = document.querySelector('.offices')
  if (offices) offices.after(last)
  else document.body.append(last)
}
