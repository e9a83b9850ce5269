import { readFileSync } from 'node:fs'

/** Reads a file. Returns a sentence instead when that fails: files may be deleted or locked during a check. */
export function readFileOrMessage(file: string): { bytes: Buffer } | { message: string } {
  try {
    return { bytes: readFileSync(file) }
  } catch (error) {
    return { message: `This file cannot be opened. The computer says: ${(error as Error).message}.` }
  }
}
