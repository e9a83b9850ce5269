import path from 'node:path'
import { findNearest } from '../../src/lib/text.ts'
import { fromRaw, listFiles, readRaw } from '../lib/files.ts'

const ID = /\sid="([^"]+)"/g
const LINK = /<a\b[^>]*?\shref="([^"]*#[^"]+)"[^>]*>(.*?)<\/a>/gs

/** A page of the finished site: /about is about.html. */
interface FinishedPage {
  route: string
  ids: ReadonlySet<string>
}

type FindPage = (route: string) => FinishedPage | undefined

/** Errors, for authors, about links of the finished pages in a folder whose fragment does not exist. */
export function findBrokenFragmentLinks(folder: string): string[] {
  const read = (file: string) => readRaw(path.join(folder, file))
  const files = new Map(
    listFiles(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [`/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`, file]),
  )
  // Only pages that a link with a fragment leads to stay in memory: thousands of pages would fill it.
  const targets = new Map<string, FinishedPage>()
  const findTarget = (route: string) => {
    const [known, file] = [targets.get(route), files.get(route)]
    if (known || file === undefined) return known
    const target = toPage(route, read(file))
    targets.set(route, target)
    return target
  }
  return [...files].flatMap(([route, file]) => {
    const html = read(file)
    const page = toPage(route, html)
    return [...html.matchAll(LINK)].flatMap(([, href = '', words = '']) => explainLost(page, href, words, findTarget) ?? [])
  })
}

const toPage = (route: string, html: string): FinishedPage => ({
  route,
  ids: new Set([...html.matchAll(ID)].map(([, id = '']) => toText(id))),
})

function explainLost(page: FinishedPage, href: string, words: string, findTarget: FindPage): string | undefined {
  const [address = '', fragment = ''] = toText(href).split('#')
  // Links to other sites and to pages that do not exist yet are not checked here.
  const target = address === '' ? page : findTarget(address.split('?', 1)[0] ?? '')
  const id = decodeURIComponent(fragment)
  if (!target || target.ids.has(id)) return undefined
  const nearest = findNearest(id, target.ids)
  const advice = nearest ? `Did you mean #${nearest}?` : `Look for #${id} in content/ and take it out.`
  return `On the page ${page.route}, the link “${toWords(words)}” leads to a part of ${target.route} that is not there: #${id}. ${advice}`
}

const toWords = (html: string) =>
  toText(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const toText = (raw: string) =>
  fromRaw(raw).replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
