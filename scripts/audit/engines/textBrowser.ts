import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ensureCommands } from './ensureCommands.ts'

/** The arguments of each browser. Output lines are as long as possible, so that names of links are not split over two lines. */
const ARGUMENTS = {
  lynx: ['-dump', '-width=1000', '-assume_charset=utf-8', '-display_charset=utf-8'],
  w3m: ['-dump', '-cols', '1000', '-O', 'UTF-8', '-o', 'display_link_number=1'],
} as const

/** A browser that prints a page as text, with a number before each link and the addresses at the end. */
export type TextBrowser = NonNullable<Awaited<ReturnType<typeof findTextBrowser>>>

/** Finds or installs a text browser; undefined when neither works. */
export async function findTextBrowser(command: keyof typeof ARGUMENTS) {
  if (!ensureCommands([command], [command])) return undefined
  const print = async (...args: string[]) => (await promisify(execFile)(command, args, { maxBuffer: 1e8 })).stdout
  const version = /\d+\.\d[\w.]*/.exec(await print('-version'))?.[0] ?? ''
  return {
    name: `${command} ${version}`,
    read: (origin: string) => readerOf(async (url) => toTextPage(await print(...ARGUMENTS[command], url)), origin),
  }
}

/** A visitor with a text browser, which applies neither styles nor scripts. Each step throws a message when it fails. */
export type TextReader = ReturnType<typeof readerOf>

/** Parses the output of a text browser: the text, and the target of each numbered link. */
export function toTextPage(printed: string) {
  const [text = '', list = ''] = printed.split(/\nReferences:?\n/)
  const links = [...list.matchAll(/^\s*\[?(\d+)[.\]] (\S+)$/gm)].map(([, number = '', address = '']) => [number, address] as const)
  return { text: text.replaceAll(/\s+/g, ' '), links: new Map(links) }
}

/** Makes a reader that gets each page through `load`. */
export function readerOf(load: (url: string) => Promise<ReturnType<typeof toTextPage>>, origin: string) {
  let page = toTextPage('')
  const find = (link: string, after = ''): string => {
    const start = page.text.indexOf(after)
    if (start < 0) throw new Error(`The text “${after}” is not on the page.`)
    const marked = [...page.text.slice(start).matchAll(/\[(\d+)\]/g)]
    const found = marked.find(({ index, 0: mark }) => page.text.startsWith(link, start + index + mark.length))
    const address = found && page.links.get(found[1] ?? '')
    if (address === undefined) throw new Error(`There is no link “${link}”${after && ` after “${after}”`}.`)
    return address
  }
  const opens = async (url: string) => {
    page = await load(url)
    if (page.text.trim() === '') throw new Error(`Nothing can be read at ${url}.`)
  }
  return {
    opens: (address: string) => opens(origin + address),
    /** Follows the first link with this name after the given text. */
    follows: async (link: string, after?: string) => opens(find(link, after)),
    /** Expects these texts on the page, in this order. */
    reads: (...all: string[]) => {
      const text = page.text.replaceAll(/\[\d+\]/g, '')
      let from = 0
      for (const one of all) {
        from = text.indexOf(one, from)
        if (from < 0) throw new Error(`The text “${one}” is not in its place.`)
      }
    },
    /** Expects that nothing on the page matches this. */
    readsNo: (what: RegExp) => {
      const found = what.exec(page.text)
      if (found) throw new Error(`“${page.text.slice(found.index, found.index + 80)}” is code, not text for visitors.`)
    },
    /** Expects the address of the first link with this name to begin with `start`, on this site or elsewhere. */
    findsLink: (link: string, start: string) => {
      const address = find(link)
      if (!address.startsWith(new URL(start, origin).href)) throw new Error(`The link “${link}” leads to ${address} and not to ${start}.`)
    },
  }
}
