import { createHash } from 'node:crypto'
import path from 'node:path'
import { fromRaw, listFiles, readRaw } from '../lib/files.ts'
import { INJECTED_STYLES, type InlineHashes } from './headers.ts'

/** An inline script or style as the build writes it: no attribute contains “>”, and no content its own end tag. */
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
/** Types of script that browsers execute or use. Data blocks such as JSON-LD need no hash. */
const EXECUTED_TYPE = /^(?:|module|speculationrules)$/

/** The hashes of all inline scripts and styles in a built site’s pages, and of INJECTED_STYLES. Sorted, without duplicates. */
export function findInlineHashes(folder: string): InlineHashes {
  const [scripts, styles] = [new Set<string>(), new Set<string>(INJECTED_STYLES)]
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html'))) {
    for (const [, tag, attributes = '', text = ''] of readRaw(path.join(folder, file)).matchAll(INLINE)) {
      const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''
      if (tag === 'style') styles.add(text)
      else if (text !== '' && EXECUTED_TYPE.test(type)) scripts.add(text)
    }
  }
  return { scripts: [...scripts].map(toHash).sort(), styles: [...styles].map(toHash).sort() }
}

const toHash = (raw: string) => hashOf(fromRaw(raw))

/** The hash of a script or style, as in a Content-Security-Policy. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
