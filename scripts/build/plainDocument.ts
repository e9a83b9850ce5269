import { parse, serialize } from 'parse5'

/**
 * Stands in for jsdom within vite-react-ssg, which has it read each page and write it again, so that all are written alike. That alone
 * needs no browser's document, which takes three quarters of the time of a page and most of the memory; and it can be done later, in
 * another process: scripts/build/finishing.ts.
 */
export class JSDOM {
  readonly #html: string
  /** Each link to preload is said to be there already: scripts/build/finishPage.ts would take it out. */
  readonly window = { document: { head: { querySelector: () => true } } }

  constructor(html: string) {
    this.#html = html
  }

  serialize(): string {
    return this.#html
  }
}

/** A page as every page is written, whatever React and vite-react-ssg have written: as jsdom would read it and write it again. */
export const writeAlike = (html: string): string => serialize(parse(html))
