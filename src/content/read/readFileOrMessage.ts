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
  if (code === 'ENOENT') return 'it was deleted while it was being read. Restore it, or run the check again.'
  if (code === 'EACCES' || code === 'EPERM')
    return 'you are not allowed to read it. Change its permissions, or ask whoever owns this computer.'
  return 'the disk cannot be read. Try again, or restore the last version.'
}
