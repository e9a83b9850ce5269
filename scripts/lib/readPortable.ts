import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What is text, though it is read as bytes. */
const TEXT = ['.svg', '.ts']

/** A file's bytes, the same on all systems: Windows may have given the lines of a text other ends. What only bears a text’s name stays as it is. */
export function readPortable(file: string): Buffer {
  const bytes = readFileSync(file)
  const isText = TEXT.includes(path.extname(file)) && !bytes.includes(0)
  return isText ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1') : bytes
}
