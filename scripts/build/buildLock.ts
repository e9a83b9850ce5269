import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../lib/userError.ts'

/**
 * Takes the build lock of the project until the process ends: builds share their working folders, so only one may run at a time. Takes over
 * the lock of a killed build. Throws if another build is running, or the lock file cannot be written.
 */
export function takeBuildLock(root: string): void {
  const file = path.join(root, '.build/lock')
  const refuse = (owner: number) =>
    new UserError(`Another build, process ${owner}, is running here. Wait for its end. If there is none, delete ${file}.`)
  mkdirSync(path.dirname(file), { recursive: true })
  if (existsSync(file)) {
    const owner = readOwner(file)
    if (owner !== process.pid && isRunning(owner)) throw refuse(owner)
    rmSync(file)
  }
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    // Another build has started at this moment.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw refuse(readOwner(file))
    // On a full disk the file exists, without its content.
    rmSync(file, { force: true })
    throw error
  }
  process.once('exit', () => rmSync(file, { force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

const readOwner = (file: string) => Number(readFileSync(file, 'utf8'))

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0)
  } catch (error) {
    // EPERM means that the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
