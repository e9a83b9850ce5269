import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toPageAddress } from '../../build/staging.ts'
import { listFiles } from '../../lib/files.ts'

/**
 * Everything published, by address. For a page: its HTML, then its text without tags, in one line. For a feed, calendar or other file: its
 * content.
 */
export type Published = ReadonlyMap<string, string>

/** Reads a built site. */
export function readPublished(folder: string): Published {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const files = listFiles(folder)
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => [toPageAddress(file), toText(read(file))] as const)
  // Folded lines of calendars are joined.
  const others = files
    .filter((file) => /\.(?:ics|xml|json|txt)$/.test(file))
    .map((file) => [`/${file}`, read(file).replace(/\r?\n /g, '')] as const)
  return new Map([...pages, ...others])
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** The source of a page, for text in attributes, then its text content, for text that spans elements. */
function toText(html: string): string {
  const source = html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity).normalize('NFC')
  return `${source}\n${source.replace(/<[^>]*>/g, '')}`.replace(/\s+/g, ' ')
}
