import { fstatSync, ftruncateSync, readFileSync, writeSync } from 'node:fs'

/** The lines that npm writes before the output of a script. */
const BANNER = /^\n> .*\n> .*\n\n$/

/** Writes the result of a command. In a file that has nothing but npm’s own lines, it replaces them: `npm run … > addresses.csv`. */
export function writeOutput(text: string): void {
  if (fstatSync(1).isFile() && isOnlyBanner()) {
    ftruncateSync(1)
    writeSync(1, `${text}\n`, 0)
  } else console.log(text)
}

function isOnlyBanner(): boolean {
  try {
    return BANNER.test(readFileSync('/proc/self/fd/1', 'utf8'))
  } catch {
    // Only Linux has this path.
    return false
  }
}
