import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { COMPRESSED } from '../deploy/compress.ts'
import { copyProject } from '../lib/copyProject.ts'
import { listFiles } from '../lib/files.ts'

/** A folder’s name as people give them. */
const NAME = 'Ìlú wa, ẹ̀dà kejì'
/** What the copy holds of the project that is text: Windows ends its lines otherwise. */
const TEXTS = ['content', 'public', 'src', 'scripts', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts']
const TEXT = /\.(?:md|svg|txt|tsx?|css|json|html|mjs)$/
/** What makes no connection, best first: each is a command line that runs another one. */
const WITHOUT_NETWORK = [
  ['unshare', '-n'],
  ['unshare', '-rn'],
]

/**
 * A second checkout, with the lines of Windows, in a folder with spaces and diacritics. Node’s modules are linked, since nobody changes
 * them. Pictures, and what is compressed, are those of the first: to make them takes longer than the rest, and `npm run audit trust`
 * does it. Fonts and icons are made anew.
 */
export function makeSecondCheckout(root: string): string {
  const secondCheckout = copyProject(root, NAME)
  for (const file of TEXTS.flatMap((part) => (TEXT.test(part) ? [part] : listFiles(path.join(secondCheckout, part), secondCheckout)))) {
    if (TEXT.test(file)) giveWindowsEnds(path.join(secondCheckout, file))
  }
  for (const made of ['fonts', 'identity']) rmSync(path.join(secondCheckout, '.generated', made), { recursive: true, force: true })
  if (existsSync(path.join(root, COMPRESSED)))
    cpSync(path.join(root, COMPRESSED), path.join(secondCheckout, COMPRESSED), { recursive: true })
  return secondCheckout
}

function giveWindowsEnds(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\r?\n/g, '\r\n'))
}

/**
 * How a build runs as in another part of the world, and without a network: no word of a page comes from the machine’s clock, its zone,
 * its language or from elsewhere.
 */
export function elsewhere(): { env: Record<string, string>; through: readonly string[] } {
  const env = { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
  const through = WITHOUT_NETWORK.find(([command = '', ...args]) => spawnSync(command, [...args, 'true']).status === 0)
  if (through) return { env, through }
  const hook = pathToFileURL(path.join(import.meta.dirname, 'noNetwork.mjs')).href
  return { env: { ...env, NODE_OPTIONS: `--import ${hook}` }, through: [] }
}
