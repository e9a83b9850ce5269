import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../lib/userError.ts'

/**
 * Takes the build lock of the project until the process ends: builds share their working folders, so only one may run at a time. Takes over
 * the lock of a killed build. Throws if another build is running, or the lock file cannot be written.
 */
export function takeBuildLock(root: string): void {
  const file = path.join(root, '.build/lock')
  mkdirSync(path.dirname(file), { recursive: true })
  if (existsSync(file)) {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner !== process.pid && isRunning(owner))
      throw new UserError(`Another build, process ${owner}, is running here. Wait for its end. If there is none, delete ${file}.`)
    rmSync(file)
  }
  // Fails if another build has taken the lock since.
  writeFileSync(file, String(process.pid), { flag: 'wx' })
  process.once('exit', () => rmSync(file, { force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

function isRunning(id: number): boolean {
  try {
    return id > 0 && process.kill(id, 0)
  } catch (error) {
    // EPERM means that the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
