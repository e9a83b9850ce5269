import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ensureCommands } from './ensureCommands.ts'
import { readerOf, toTextPage } from './textReader.ts'

/** The command line of each browser. Output lines are as long as possible, so that names of links are not split over two lines. */
const BROWSERS = {
  lynx: {
    about: 'Lynx',
    args: ['-dump', '-width=1000', '-assume_charset=utf-8', '-display_charset=utf-8'],
    addresses: /\nReferences\n/,
  },
  w3m: {
    about: 'w3m',
    args: ['-dump', '-cols', '1000', '-O', 'UTF-8', '-o', 'display_link_number=1'],
    addresses: /\nReferences:\n/,
  },
} as const

/** A browser that prints a page as text, with a number before each link and the addresses at the end. */
export type TextBrowser = NonNullable<Awaited<ReturnType<typeof findTextBrowser>>>

/** Finds or installs a text browser; undefined when neither works. */
export async function findTextBrowser(command: keyof typeof BROWSERS) {
  if (!ensureCommands([command], [command])) return undefined
  const { about, args, addresses } = BROWSERS[command]
  const say = async (...given: string[]) => (await promisify(execFile)(command, given, { maxBuffer: 1e8 })).stdout
  const number = /\d+\.\d[\w.]*/.exec(await say('-version'))?.[0] ?? ''
  return {
    name: `${about} ${number}`,
    read: (origin: string) => readerOf(async (url) => toTextPage(await say(...args, url), addresses), origin),
  }
}
