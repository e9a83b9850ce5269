import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** How often a build renews its lock, and the age at which a lock is stale. In milliseconds. */
const [RENEW_MS, STALE_MS] = [5000, 120_000]

/**
 * Waits for the build lock of the project and takes it: builds share their working folders, so only one may run at a time. Resolves with a
 * function that releases the lock; this also happens at exit. Ignores the lock of a killed build. Throws if the lock file cannot be
 * written.
 */
export async function takeBuildLock(root: string): Promise<() => void> {
  const file = path.join(root, '.build/lock')
  mkdirSync(path.dirname(file), { recursive: true })
  for (let isReported = false; !createLock(file); isReported = true) {
    const owner = Number(readLock(file))
    if (!isStillBuilding(file, owner)) rmSync(file, { force: true })
    else if (!isReported) console.log(`Another build (process ${owner}) is running here: waiting for it.`)
    await wait(250)
  }
  const signs = setInterval(() => renewLock(file), RENEW_MS).unref()
  const end = () => {
    clearInterval(signs)
    rmSync(file, { force: true })
  }
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return end
}

/** Creates the lock; false if it exists. */
function createLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    rmSync(file, { force: true })
    throw error
  }
}

function readLock(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Whether the owner of the lock is still building. Its process id alone is no proof, since containers reuse ids. */
function isStillBuilding(file: string, owner: number): boolean {
  const sign = statSync(file, { throwIfNoEntry: false })
  return owner > 0 && owner !== process.pid && isAlive(owner) && sign !== undefined && Date.now() - sign.mtimeMs < STALE_MS
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function renewLock(file: string): void {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // The lock was deleted. The build continues.
  }
}
