import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { listFiles } from '../../scripts/lib/files.ts'
import { copyProject } from '../copyProject.ts'

const NAME = 'Ìlú wa, ẹ̀dà kejì'
/** Text files, which get Windows line endings. */
const TEXT = /\.(?:md|svg|txt|tsx?|css|json|html|mjs)$/

/**
 * Makes a second checkout, with Windows line endings, in a folder whose name has spaces and diacritics. node_modules is linked. No
 * generated file is copied, so that its build generates all of them.
 */
export function makeSecondCheckout(root: string): string {
  const secondCheckout = copyProject(root, NAME)
  rmSync(path.join(secondCheckout, '.generated'), { recursive: true, force: true })
  for (const file of listFiles(secondCheckout).filter((name) => TEXT.test(name))) {
    const full = path.join(secondCheckout, file)
    writeFileSync(full, readFileSync(full, 'utf8').replace(/\r?\n/g, '\r\n'))
  }
  return secondCheckout
}

/**
 * The environment of a build in another part of the world and without a network, to show that pages do not depend on the machine’s clock,
 * time zone, language or connection.
 */
export const FOREIGN_ENVIRONMENT = {
  TZ: 'Pacific/Auckland',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'noNetwork.mjs')).href}`,
}
