import { renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file beside its place and then moves it there, so that whoever finds it finds all of it, even when the disk is full or
 * the process is ended meanwhile, or two processes write it. Throws what the disk says.
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
