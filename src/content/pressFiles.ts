import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file to be downloaded. */
interface PressFile {
  /** The address on this site: /press/sankara-poster.png. */
  url: string
  bytes: number
}

/** What journalists can take with them: everything in one archive, and each picture by itself, in the order of the page. */
export interface PressFiles {
  kit: PressFile
  pictures: PressFile[]
}

/** Where the step that makes them writes what it made, from the project's root. */
export const PRESS_LIST = '.generated/press.json'

/** The files for the press. Undefined where they have not been made: in development, before the first build. */
export function findPressFiles(): PressFiles | undefined {
  const file = path.join(process.cwd(), PRESS_LIST)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
