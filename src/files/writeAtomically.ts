import { renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a temporary file and renames it, so that readers never see half a file, even when the disk is full, the process is killed or two
 * processes write at once. Throws the file system’s error.
 */
export function writeAtomically(file: string, data: string | Uint8Array): void {
  const beside = `${file}.${process.pid}.new`
  try {
    writeFileSync(beside, data)
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
