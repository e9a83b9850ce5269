import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Builds of one folder share their working folders, so they take turns. Resolves with what ends the turn, at exit at the latest. */
export async function takeTurn(root: string): Promise<() => void> {
  const file = path.join(root, '.build/lock')
  mkdirSync(path.dirname(file), { recursive: true })
  for (let told = false; ; told = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      break
    } catch {
      const owner = Number(readLock(file))
      if (!owner || !isAlive(owner)) rmSync(file, { force: true })
      else if (!told) console.log(`Another build (process ${owner}) is running here: waiting for it.`)
      await wait(250)
    }
  }
  const end = () => rmSync(file, { force: true })
  process.once('exit', end)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  return end
}

function readLock(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
