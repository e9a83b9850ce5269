import { readFileSync } from 'node:fs'

/** The JSON object in a file. Empty if the file is missing or invalid, as after a power cut or a merge conflict. */
export function readRecord<Value>(file: string): Readonly<Record<string, Value>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
