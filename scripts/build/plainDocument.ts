import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5'

/**
 * Stands in for jsdom within vite-react-ssg, which has it read each page and write it again, so that all are written alike. That alone
 * needs no browser's document, which takes three quarters of the time of a page and most of the memory.
 */
export class JSDOM {
  readonly #tree: DefaultTreeAdapterTypes.Document
  /** Each link to preload is said to be there already: scripts/build/finishPage.ts would take it out. */
  readonly window = { document: { head: { querySelector: () => true } } }

  constructor(html: string) {
    this.#tree = parse(html)
  }

  serialize(): string {
    return serialize(this.#tree)
  }
}
