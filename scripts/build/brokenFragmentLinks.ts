import path from 'node:path'
import { findNearest } from '../../src/lib/text.ts'
import { fromRaw, listFiles, readRaw } from '../lib/files.ts'
import { addressOf } from './staging.ts'

const ID = /\sid="([^"]+)"/g
const LINK = /<a\b[^>]*?\shref="([^"]*#[^"]+)"[^>]*>(.*?)<\/a>/gs

/** Errors, for authors, about links of the finished pages in a folder whose fragment does not exist. */
export function findBrokenFragmentLinks(folder: string): string[] {
  const files = listFiles(folder).filter((file) => file.endsWith('.html'))
  const pages = new Map(files.map((file) => [addressOf(file), path.join(folder, file)]))
  // Only the ids of pages that a link with a fragment leads to stay in memory: those of thousands of pages would fill it.
  const targets = new Map<string, ReadonlySet<string>>()
  const findIds = (route: string) => {
    const [known, file] = [targets.get(route), pages.get(route)]
    if (known || file === undefined) return known
    const ids = listIds(readRaw(file))
    targets.set(route, ids)
    return ids
  }
  return [...pages].flatMap(([route, file]) => {
    const html = readRaw(file)
    const own = listIds(html)
    return [...html.matchAll(LINK)].flatMap(([, href = '', words = '']) => {
      const [address = '', fragment = ''] = toText(href).split('#')
      const target = address === '' ? route : (address.split('?', 1)[0] ?? '')
      const ids = address === '' ? own : findIds(target)
      const id = decodeURIComponent(fragment)
      // Links to other sites and to pages that do not exist yet are not checked here.
      if (!ids || ids.has(id)) return []
      const nearest = findNearest(id, ids)
      const advice = nearest ? `Did you mean #${nearest}?` : `Look for #${id} in content/ and take it out.`
      return [`On the page ${route}, the link “${toWords(words)}” leads to a part of ${target} that is not there: #${id}. ${advice}`]
    })
  })
}

const listIds = (html: string): ReadonlySet<string> => new Set([...html.matchAll(ID)].map(([, id = '']) => toText(id)))

const toWords = (html: string) =>
  toText(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const toText = (raw: string) =>
  fromRaw(raw).replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
