import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Loaded before a build (runBuild.ts). When the first file that matches FAIL_FILE is half written, the process is killed, or all further
// writes fail, as on a full disk.
const { FAIL_WITH, FAIL_FILE = '' } = process.env
const wanted = new RegExp(FAIL_FILE)
const { writeFileSync, readFileSync } = fs
let isFull = false

function failAt(file, readData) {
  const name = typeof file === 'string' ? file.replaceAll('\\', '/') : ''
  if (!isFull && !wanted.test(name)) return
  if (!isFull && readData) writeFileSync(file, Buffer.from(readData()).subarray(0, 10))
  if (FAIL_WITH === 'killed') process.kill(process.pid, 'SIGKILL')
  isFull = true
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28, syscall: 'write' })
}

const TARGETS = { write: (_file, data) => [_file, () => data], copy: (from, to) => [to, () => readFileSync(from)] }

function spoil(holder, name, targetOf) {
  const original = holder[name]
  holder[name] = (...given) => {
    const callback = typeof given.at(-1) === 'function' ? given.at(-1) : undefined
    try {
      failAt(...targetOf(...given))
    } catch (error) {
      if (callback) return callback(error)
      if (holder === fs.promises) return Promise.reject(error)
      throw error
    }
    return original.apply(holder, given)
  }
}

for (const [name, targetOf] of [
  ['writeFile', TARGETS.write],
  ['copyFile', TARGETS.copy],
]) {
  spoil(fs, `${name}Sync`, targetOf)
  spoil(fs, name, targetOf)
  spoil(fs.promises, name, targetOf)
}
// Moving a file takes no disk space.
if (FAIL_WITH === 'killed') spoil(fs, 'renameSync', (_from, to) => [to])
syncBuiltinESMExports()
