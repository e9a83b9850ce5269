import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { FIXTURE_DIST } from '../scripts/test/fixtureProject.ts'

/** Copies the built site into a folder, for changes, and returns a function that removes it. */
export function copySite(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  // Compressed copies are left out, because a test changes files, and the server would send the old copies.
  cpSync(path.resolve(FIXTURE_DIST), folder, { recursive: true, dereference: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Gives all scripts of a copied site other names, as a deploy of newer code does. */
export function renameScripts(folder: string) {
  const assets = path.join(folder, 'assets')
  const rename = (text: string) => text.replace(/([\w.]+)-[\w-]{8}\.js\b/g, '$1-deployed.js')
  const change = (file: string) => writeFileSync(file, rename(readFileSync(file, 'utf8')))
  for (const name of readdirSync(assets).filter((one) => one.endsWith('.js'))) {
    change(path.join(assets, name))
    renameSync(path.join(assets, name), path.join(assets, rename(name)))
  }
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.html'))) change(path.join(folder, name))
}
