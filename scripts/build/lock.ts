import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** How often a build says that it is still there, and after what silence nobody believes it any more. In milliseconds. */
const [SIGN_OF_LIFE, SILENCE] = [5000, 120_000]

/**
 * Builds of one folder share their working folders, so they take turns. Resolves with what ends the turn, at exit at the latest. The
 * turn of a build that was killed is over. Throws where the disk takes no file.
 */
export async function takeTurn(root: string): Promise<() => void> {
  const file = path.join(root, '.build/lock')
  mkdirSync(path.dirname(file), { recursive: true })
  for (let told = false; !isMine(file); told = true) {
    const owner = Number(readLock(file))
    if (!isAtWork(file, owner)) rmSync(file, { force: true })
    else if (!told) console.log(`Another build (process ${owner}) is running here: waiting for it.`)
    await wait(250)
  }
  const signs = setInterval(() => giveSign(file), SIGN_OF_LIFE).unref()
  const end = () => {
    clearInterval(signs)
    rmSync(file, { force: true })
  }
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return end
}

/** Makes the lock ours; false when there is one. */
function isMine(file: string): boolean {
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

/** A number that another process has today is no proof: containers give the same numbers again. */
function isAtWork(file: string, owner: number): boolean {
  const sign = statSync(file, { throwIfNoEntry: false })
  return owner > 0 && owner !== process.pid && isAlive(owner) && sign !== undefined && Date.now() - sign.mtimeMs < SILENCE
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is one.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function giveSign(file: string): void {
  try {
    const now = new Date()
    utimesSync(file, now, now)
  } catch {
    // Somebody took the lock away. The build continues.
  }
}
