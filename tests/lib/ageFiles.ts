import { statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../scripts/lib/files.ts'

const LONG_AGO = new Date(2000, 0, 1)

/** Sets the modification time of every file under a folder to a time long past. */
export function ageFiles(folder: string): void {
  for (const file of listFiles(folder)) utimesSync(path.join(folder, file), LONG_AGO, LONG_AGO)
}

/** The files under a folder that were written after `ageFiles`. */
export function listWritten(folder: string): string[] {
  return listFiles(folder).filter((file) => statSync(path.join(folder, file)).mtimeMs !== LONG_AGO.getTime())
}
