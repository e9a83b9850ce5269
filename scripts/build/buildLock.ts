import { mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
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
    const owner = findOwner(file)
    if (owner === undefined) rmSync(file, { force: true })
    else if (!isReported) console.log(`Another build (process ${owner}) is running here: waiting for it.`)
    await wait(250)
  }
  // If the lock was deleted, the build continues.
  const renewal = setInterval(() => utimes(file, new Date(), new Date(), () => {}), RENEW_MS).unref()
  const end = () => {
    clearInterval(renewal)
    rmSync(file, { force: true })
  }
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return end
}

function createLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    rmSync(file, { force: true })
    throw error
  }
}

/** The process that is building; undefined when none is. A process id alone is no proof, since containers reuse ids. */
function findOwner(file: string): number | undefined {
  let owner = 0
  try {
    owner = Number(readFileSync(file, 'utf8'))
    if (!(owner > 0) || owner === process.pid || Date.now() - statSync(file).mtimeMs >= STALE_MS) return undefined
    process.kill(owner, 0)
    return owner
  } catch (error) {
    // EPERM means that the process exists, but belongs to another user.
    return owner > 0 && (error as NodeJS.ErrnoException).code === 'EPERM' ? owner : undefined
  }
}
