import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Loaded before a build (runBuild.ts). Kills the process when the first file that matches KILL_FILE is half written, or before it is moved.
const wanted = new RegExp(process.env.KILL_FILE ?? '')
const { writeFileSync, readFileSync } = fs

function killAt(file, readData) {
  const name = typeof file === 'string' ? file.replaceAll('\\', '/') : ''
  if (!wanted.test(name)) return
  if (readData) writeFileSync(file, Buffer.from(readData()).subarray(0, 10))
  process.kill(process.pid, 'SIGKILL')
}

function spoil(holder, name, killBefore) {
  const original = holder[name]
  holder[name] = (...given) => {
    killBefore(...given)
    return original.apply(holder, given)
  }
}

const beforeWriting = (file, data) => killAt(file, () => data)
const beforeCopying = (from, to) => killAt(to, () => readFileSync(from))
for (const holder of [fs, fs.promises]) {
  spoil(holder, 'writeFile', beforeWriting)
  spoil(holder, 'copyFile', beforeCopying)
}
spoil(fs, 'writeFileSync', beforeWriting)
spoil(fs, 'copyFileSync', beforeCopying)
spoil(fs, 'renameSync', (_from, to) => killAt(to))
syncBuiltinESMExports()
