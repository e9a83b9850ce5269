import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The picture that networks show beside a shared address. */
export interface ShareFile {
  /** The address on this site: /share/home.1a2b3c4d.png. */
  url: string
  /** In pixels, like the height. */
  width: number
  height: number
  alt: string
}

/** Where the step that makes the pictures writes what it made, from the project's root. */
export const SHARE_LIST = '.generated/share.json'
/** Stands for every address that has no picture of its own. */
export const DEFAULT_SHARE = '/default'

let list: Readonly<Record<string, ShareFile>> | undefined

/** What an address is shared with. Undefined where the pictures have not been made: in development, before the first build. */
export function findShareFile(address: string): ShareFile | undefined {
  list ??= readList(path.join(process.cwd(), SHARE_LIST))
  return list[address] ?? list[DEFAULT_SHARE]
}

function readList(file: string): Readonly<Record<string, ShareFile>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
