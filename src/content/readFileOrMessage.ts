import { readFileSync } from 'node:fs'

/** Reads a file. Returns a sentence instead when that fails: files may be deleted or locked during a check. */
export function readFileOrMessage(file: string): { bytes: Buffer } | { message: string } {
  try {
    return { bytes: readFileSync(file) }
  } catch (error) {
    return { message: `This file cannot be opened: ${explainReadError(error)}` }
  }
}

/** Explains an error of the file system and how to fix it, as the end of a sentence. */
export function explainReadError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'it went away while it was being read. Put it back, or check again.'
  if (code === 'EACCES' || code === 'EPERM')
    return 'you are not allowed to read it. Change its permissions, or ask whoever owns this computer.'
  if (code === 'ENOTDIR') return 'it is not a folder. Put the folder back.'
  return 'the disk does not give it. Try again, or put back the last version.'
}
