import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../lib/files.ts'

/** How two folders differ, a line a file; nothing when every byte is the same. */
export function differences(first: string, second: string): string[] {
  const [one, two] = [new Set(listFiles(first)), new Set(listFiles(second))]
  return [...new Set([...one, ...two])].sort().flatMap((file) => {
    if (!two.has(file)) return [`Only in ${first}: ${file}`]
    if (!one.has(file)) return [`Only in ${second}: ${file}`]
    return readFileSync(path.join(first, file)).equals(readFileSync(path.join(second, file))) ? [] : [`Differs: ${file}`]
  })
}
