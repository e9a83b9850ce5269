import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { findPagePath } from '../../src/content/kinds.ts'
import type { Site } from '../../src/content/site.ts'
import { mapWithLimit } from '../../src/lib/mapWithLimit.ts'
import { MAX_BROCHURE_BYTES, toBrochureUrl, VISIT_GUIDE_BROCHURES } from '../../src/model/brochures.ts'
import { findVisitGuide } from '../../src/model/visitGuide.ts'
import { startBrowser } from '../browser/findBrowser.ts'
import { BOLD_TEXT, findOriginal } from '../fonts/faces.ts'
import { UserError } from '../lib/userError.ts'
import { typeOf } from '../serve/contentTypes.ts'
import { resolveAddress } from '../serve/server.ts'

/** A PDF that a page offers: its id, the page, and for a visit guide the part that is printed and the size of its text in points. */
export interface Brochure {
  id: string
  address: string
  part?: string
  points?: number
}

/** The size of text in src/styles/print.css, in points. */
const PRINT_POINTS = 10.5
/** Width in pixels and quality of pictures as JPEG. The first that gives a small enough file is used. */
const PICTURES = [
  { width: 560, quality: 20 },
  { width: 400, quality: 20 },
]

/** Every PDF that the site offers: one for each programme, and each production’s visit guide, if it has one, in two text sizes. */
export function listBrochures(site: Site): Brochure[] {
  const programmes = site.programmes.map(({ id }) => ({ id, address: `/academy/${id}` }))
  const visits = site.productions.flatMap((production) => {
    const address = findPagePath('productions', production)
    if (!address || !findVisitGuide(site, production)) return []
    const part = 'main h1, main section:has(#first-visit)'
    return VISIT_GUIDE_BROCHURES.map(({ toId, points }) => ({ id: toId(production.id), address, part, points }))
  })
  return [...programmes, ...visits]
}

/** Prints every brochure of the built site in `folder` into it, as a visitor’s browser would. Needs a browser. */
export async function printBrochures(folder: string, site: Site): Promise<void> {
  const browser = await startBrowser()
  try {
    await mapWithLimit(listBrochures(site), availableParallelism(), async (brochure) => {
      const file = path.join(folder, toBrochureUrl(brochure.id))
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, await printSmall(browser, folder, site.company.url, brochure))
    })
  } finally {
    await browser.close()
  }
}

async function printSmall(browser: Browser, folder: string, url: string, brochure: Brochure): Promise<Buffer> {
  for (const pictures of PICTURES) {
    const pdf = await print(browser, folder, url, brochure, pictures)
    if (pdf.length <= MAX_BROCHURE_BYTES) return pdf
  }
  throw new UserError(`The brochure of ${brochure.address} has more than ${MAX_BROCHURE_BYTES / 1000} KB. Show fewer pictures there.`)
}

/** Prints a page to a tagged PDF. It is opened at its real address, but all responses come from the folder. */
async function print(browser: Browser, folder: string, url: string, { address, part, points }: Brochure, pictures: (typeof PICTURES)[0]) {
  const page = await browser.newPage({ javaScriptEnabled: false, bypassCSP: true })
  await respondFrom(page, folder, url, pictures)
  const response = await page.goto(url + address)
  if (response?.status() !== 200) throw new Error(`The site has no page ${address}.`)
  await page.emulateMedia({ media: 'print' })
  const bold = readFileSync(findOriginal(BOLD_TEXT)).toString('base64')
  await page.evaluate(prepare, { part, bold })
  const margin = { top: '15mm', right: '16mm', bottom: '18mm', left: '16mm' }
  const pdf = await page.pdf({ format: 'A4', margin, scale: (points ?? PRINT_POINTS) / PRINT_POINTS, tagged: true, outline: true })
  await page.close()
  return pdf
}

/** Answers the page’s requests from the built site, with pictures as JPEG: drawings with many small shapes have a quarter of their size. */
async function respondFrom(page: Page, folder: string, url: string, { width, quality }: (typeof PICTURES)[0]) {
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const found = resolveAddress(folder, pathname)
    if (origin !== url || 'redirect' in found) return route.abort()
    const body = readFileSync(path.join(folder, found.file))
    if (!pathname.startsWith('/pictures/'))
      return route.fulfill({ status: found.status, body, contentType: typeOf(path.extname(found.file)).type })
    const jpeg = await sharp(body, { density: 144 })
      .resize({ width })
      .flatten({ background: 'white' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    return route.fulfill({ body: jpeg, contentType: 'image/jpeg' })
  })
}

/**
 * Runs in the browser: leaves only a part of the page, and adds what the PDF needs. A bold face, since the site has none and a PDF draws
 * synthesised bold letter by letter, in twice as many bytes. And roles, since the tags of a description list lose which term belongs to
 * which description, and a `span` has no tag that could have a language.
 */
async function prepare({ part = 'body', bold }: { part?: string | undefined; bold: string }) {
  const parts = [...document.querySelectorAll(part)]
  for (const element of document.querySelectorAll('body :not(link, style)'))
    if (!parts.some((one) => one.contains(element) || element.contains(one))) element.remove()
  const face = `@font-face { font-family: Text; font-weight: 700; src: url(data:font/ttf;base64,${bold}); }`
  document.head.append(Object.assign(document.createElement('style'), { textContent: face }))
  const tableRoles = { '.facts': 'table', '.facts > div': 'row', '.facts dt': 'rowheader', '.facts dd': 'cell' }
  const roles = { ...tableRoles, 'span[lang]': 'mark', figure: 'group' }
  for (const [selector, role] of Object.entries(roles))
    for (const element of document.querySelectorAll(selector)) element.setAttribute('role', role)
  // What is printed of prices and dates is not tagged while it is hidden from screen readers, nor is its alternative, which is not printed.
  for (const spoken of document.querySelectorAll('[aria-hidden] + .visually-hidden')) {
    spoken.previousElementSibling?.removeAttribute('aria-hidden')
    spoken.remove()
  }
  await document.fonts.load('700 1em Text')
}
