import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { type Phrase, toSpeech } from './toSpeech.ts'

const READER = '/virtual-screen-reader.js'
const CODE = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')
/** No page has so many steps: beyond it, the reader is in a loop. */
const MAX_STEPS = 5000

/**
 * Reads a page from beginning to end with the virtual screen reader, line by line. Throws when it does not end. The page must have no CSP for
 * scripts.
 */
export async function readWithScreenReader(page: Page): Promise<string[]> {
  await page.route(`**${READER}`, (route) => route.fulfill({ contentType: 'text/javascript', body: readFileSync(CODE, 'utf8') }))
  const phrases = await page.evaluate(
    async ({ reader, most }) => {
      // The virtual screen reader treats hidden="until-found" as visible.
      for (const closed of document.querySelectorAll('[hidden=until-found], details:not([open]) > :not(summary)'))
        closed.setAttribute('aria-hidden', 'true')
      const { virtual } = await import(reader)
      await virtual.start({ container: document.body })
      const found: Phrase[] = []
      for (let step = 0; step < most; step += 1) {
        await virtual.next()
        const phrase: string = await virtual.lastSpokenPhrase()
        if (phrase === 'end of document') return found
        const node: Node = virtual.activeNode
        const element = node instanceof Element ? node : node.parentElement
        // The virtual screen reader does not support native disclosures, and announces the value of a submit button as its state.
        const said =
          node instanceof HTMLElement && node.tagName === 'SUMMARY'
            ? phrase.replace(/^(?!end)/, `disclosure, ${(node.parentElement as HTMLDetailsElement).open ? 'expanded' : 'collapsed'}, `)
            : phrase.replace(node instanceof HTMLButtonElement && node.value ? `, ${node.value}` : '', '')
        const language = element?.closest<HTMLElement>('[lang]')?.lang
        const isForeign = language !== undefined && language !== document.documentElement.lang
        found.push({ said, isText: node.nodeType === Node.TEXT_NODE, ...(isForeign ? { language } : {}) })
      }
      return undefined
    },
    { reader: READER, most: MAX_STEPS },
  )
  if (!phrases) throw new Error(`${page.url()} has no end for the virtual screen reader.`)
  return toSpeech(phrases)
}
