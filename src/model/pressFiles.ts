import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

interface PressFile {
  /** The address on this site: /press/sankara-poster.png. */
  url: string
  bytes: number
}

/** Downloads for journalists: one archive of everything, and each picture, in the order of the page. */
export interface PressFiles {
  kit: PressFile
  pictures: PressFile[]
}

/** The output of the press kit step, relative to the project root. */
export const PRESS_LIST = '.generated/press.json'

/** The press kit’s files; undefined when they have not been generated, as in development before the first build. */
export function findPressFiles(): PressFiles | undefined {
  const file = path.join(process.cwd(), PRESS_LIST)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
