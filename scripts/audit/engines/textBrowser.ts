import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ensureCommands } from './ensureCommands.ts'

/** Lynx, which shows a page as text, without styles and scripts. */
export type TextBrowser = NonNullable<Awaited<ReturnType<typeof findTextBrowser>>>

/** Finds or installs Lynx; undefined when neither works. */
export async function findTextBrowser() {
  if (!ensureCommands(['lynx'], ['lynx'])) return undefined
  const run = async (...args: string[]) => (await promisify(execFile)('lynx', args, { maxBuffer: 1e8 })).stdout
  const version = /\d+\.\d[\w.]*/.exec(await run('-version'))?.[0] ?? ''
  return {
    name: `Lynx ${version}`,
    read: (url: string) => run('-dump', '-nolist', '-width=1000', '-assume_charset=utf-8', '-display_charset=utf-8', url),
  }
}

/** Code that a text browser shows as text. */
const CODE = /(?:\{"|=>|function\s*\(|:root\b).{0,80}/

/** Text at the beginning and near the end of every page. */
const ENDS = ['Skip to content', 'Quick links']

/** Errors in the text of a page: its beginning or end is missing, or it shows code. */
export function findTextErrors(text: string): string[] {
  const [code] = CODE.exec(text) ?? []
  return [
    ...ENDS.filter((end) => !text.includes(end)).map((end) => `The text “${end}” is missing.`),
    ...(code === undefined ? [] : [`“${code}” is code, not text for visitors.`]),
  ]
}
