import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { COMPRESSION_CACHE } from '../deploy/compress.ts'
import { copyProject } from '../lib/copyProject.ts'
import { listFiles } from '../lib/files.ts'

const NAME = 'Ìlú wa, ẹ̀dà kejì'
/** Text files, except for generated ones, which get Windows line endings. */
const TEXT = /^(?!\.generated\/).*\.(?:md|svg|txt|tsx?|css|json|html|mjs)$/
/** Commands that run another one without a network: as root, and as any user. */
const WITHOUT_NETWORK = [
  ['unshare', '-n'],
  ['unshare', '-rn'],
]

/**
 * Makes a second checkout, with Windows line endings, in a folder whose name has spaces and diacritics. node_modules is linked. Pictures
 * and compressed files are copied from the first, because generating them takes longer than the rest; `npm run audit trust` generates them.
 */
export function makeSecondCheckout(root: string): string {
  const secondCheckout = copyProject(root, NAME)
  for (const file of listFiles(secondCheckout).filter((name) => TEXT.test(name))) {
    const full = path.join(secondCheckout, file)
    writeFileSync(full, readFileSync(full, 'utf8').replace(/\r?\n/g, '\r\n'))
  }
  if (existsSync(path.join(root, COMPRESSION_CACHE)))
    cpSync(path.join(root, COMPRESSION_CACHE), path.join(secondCheckout, COMPRESSION_CACHE), { recursive: true })
  return secondCheckout
}

/**
 * Environment and command for a build in another part of the world and without a network, to show that pages do not depend on the machine’s
 * clock, time zone, language or connection.
 */
export function getForeignEnvironment(): { env: Record<string, string>; wrapper: readonly string[] } {
  const env = { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
  const wrapper = WITHOUT_NETWORK.find(([command = '', ...args]) => spawnSync(command, [...args, 'true']).status === 0)
  if (wrapper) return { env, wrapper }
  const hook = pathToFileURL(path.join(import.meta.dirname, 'noNetwork.mjs')).href
  return { env: { ...env, NODE_OPTIONS: `--import ${hook}` }, wrapper: [] }
}
