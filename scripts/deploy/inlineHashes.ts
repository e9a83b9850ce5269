import { createHash } from 'node:crypto'
import path from 'node:path'
import { fromRaw, listFiles, readRaw } from '../lib/files.ts'
import { INJECTED_STYLES, type InlineHashes } from './headers.ts'

/** A script or a style as the build writes it: no attribute holds a “>”, and no text the end of its element. */
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
/** Kinds of script that browsers do something with. Data, such as JSON-LD, needs no leave. */
const DONE = /^(?:|module|speculationrules)$/

/** The hashes of all scripts and styles that stand in the pages of a built site, and of those that come later. Sorted, each once. */
export function findInlineHashes(folder: string): InlineHashes {
  const [scripts, styles] = [new Set<string>(), new Set<string>(INJECTED_STYLES)]
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html'))) {
    for (const [, tag, attributes = '', text = ''] of readRaw(path.join(folder, file)).matchAll(INLINE)) {
      const type = /\btype="([^"]*)"/.exec(attributes)?.[1] ?? ''
      if (tag === 'style') styles.add(text)
      else if (text !== '' && DONE.test(type)) scripts.add(text)
    }
  }
  return { scripts: [...scripts].map(toHash).sort(), styles: [...styles].map(toHash).sort() }
}

const toHash = (raw: string) => hashOf(fromRaw(raw))

/** The hash of a script or style, as a Content-Security-Policy writes it. */
export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
