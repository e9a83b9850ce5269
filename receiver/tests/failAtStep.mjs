import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Preloaded into a receiver (builtReceiver.ts). After SIGUSR2, at the file operation number FAIL_STEP, the process is killed
// (FAIL_WITH=kill), or the operation fails with the code in FAIL_WITH. An operation that writes a text writes half of it first.
const { FAIL_WITH = '', FAIL_STEP = '1' } = process.env
let step = 0
let isOn = false
process.on('SIGUSR2', () => {
  isOn = true
  console.log('on')
})

async function pass(half) {
  if (!isOn) return
  step += 1
  if (step !== Number(FAIL_STEP)) return
  await half?.()
  if (FAIL_WITH === 'kill') {
    process.kill(process.pid, 'SIGKILL')
    await new Promise(() => {})
  }
  throw Object.assign(new Error(FAIL_WITH), { code: FAIL_WITH })
}

const { open, rename, writeFile, mkdir } = fs.promises
fs.promises.open = async (...given) => {
  await pass()
  const handle = await open(...given)
  const { sync } = handle
  handle.sync = async () => {
    await pass()
    return sync.call(handle)
  }
  return handle
}
fs.promises.writeFile = async (file, data, options) => {
  await pass(data.length > 0 ? () => writeFile(file, data.slice(0, data.length / 2), options) : undefined)
  return writeFile(file, data, options)
}
fs.promises.rename = async (...given) => {
  await pass()
  return rename(...given)
}
fs.promises.mkdir = async (...given) => {
  await pass()
  return mkdir(...given)
}
syncBuiltinESMExports()
