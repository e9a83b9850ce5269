import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The picture that social networks show with a shared address. */
export interface ShareFile {
  /** The address on this site: /share/home.1a2b3c4d.jpg. */
  url: string
  /** Width and height in pixels. */
  width: number
  height: number
  alt: string
}

/** The output of the share cards step, relative to the project root. */
export const SHARE_LIST = '.generated/share.json'
/** The key for every address without a card of its own. */
export const DEFAULT_SHARE = '/default'

let list: Readonly<Record<string, ShareFile>> | undefined

/** Replaces the list by that of cards made just now: the content check of a build has read that of the build before. */
export function setShareFiles(files: Readonly<Record<string, ShareFile>>): void {
  list = files
}

/** The share card of an address; undefined when cards have not been generated, as in development before the first build. */
export function findShareFile(address: string): ShareFile | undefined {
  list ??= readList(path.join(process.cwd(), SHARE_LIST))
  return list[address] ?? list[DEFAULT_SHARE]
}

function readList(file: string): Readonly<Record<string, ShareFile>> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
