import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../lib/userError.ts'

/**
 * Takes the build lock of the project until the process ends: builds share their working folders, so only one may run at a time. Takes over
 * the lock of a killed build. Throws if another build is running, or the lock file cannot be written.
 */
export function takeBuildLock(root: string): void {
  const file = path.join(root, '.build/lock')
  mkdirSync(path.dirname(file), { recursive: true })
  if (!create(file)) {
    const owner = readOwner(file)
    if (owner !== process.pid && isRunning(owner)) throw busy(owner, file)
    // Moved, not deleted: if another build has taken over the lock since it was read, it gets its own back.
    const moved = `${file}.${process.pid}`
    renameSync(file, moved)
    if (readOwner(moved) !== owner) {
      renameSync(moved, file)
      throw busy(readOwner(file), file)
    }
    rmSync(moved)
    if (!create(file)) throw busy(readOwner(file), file)
  }
  process.once('exit', () => rmSync(file, { force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

/** Creates the lock; false when there is one. */
function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    // On a full disk the file exists, without its content.
    rmSync(file, { force: true })
    throw error
  }
}

const readOwner = (file: string) => Number(readFileSync(file, 'utf8'))

const busy = (owner: number, file: string) =>
  new UserError(`Another build, process ${owner}, is running here. Wait for its end. If there is none, delete ${file}.`)

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0)
  } catch (error) {
    // EPERM means that the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
