import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../scripts/lib/files.ts'

/** The differences between two folders, one line a file. Empty when they are identical to the byte. */
export function folderDifferences(one: string, other: string): string[] {
  const [here, there] = [listFiles(one), listFiles(other)]
  if (here.length === 0) return [`${one} is empty.`]
  return [...new Set([...here, ...there])].sort().flatMap((file) => {
    if (!there.includes(file)) return [`only in ${one}: ${file}`]
    if (!here.includes(file)) return [`only in ${other}: ${file}`]
    const isSame = readFileSync(path.join(one, file)).equals(readFileSync(path.join(other, file)))
    return isSame ? [] : [`different: ${file}`]
  })
}
