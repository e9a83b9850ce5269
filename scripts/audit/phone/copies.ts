import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../lib/files.ts'
import { withoutScripts } from './withoutScripts.ts'

/** Two copies of the built site, so that no build in between changes what is compared. */
interface Copies {
  asBuilt: string
  scriptFree: string
}

/**
 * Copies the built site into a working folder, as it is and without scripts. Throws when it has not been built.
 *
 * The twin is the same page with its scripts taken out, in a browser that could run some: a browser that cannot would also show
 * what is meant for it alone, and fetch every picture at once, since it loads nothing lazily. So the twin is the harder one to match.
 */
export function makeCopies(built: string, folder: string): Copies {
  if (!existsSync(path.join(built, 'index.html'))) throw new Error('There is no built site yet. Run "npm run build" first.')
  rmSync(folder, { recursive: true, force: true })
  const copies = { asBuilt: path.join(folder, 'as-built'), scriptFree: path.join(folder, 'script-free') }
  for (const copy of Object.values(copies)) cpSync(built, copy, { recursive: true })
  for (const file of listFiles(copies.scriptFree).filter((name) => name.endsWith('.html'))) {
    const full = path.join(copies.scriptFree, file)
    writeFileSync(full, withoutScripts(readFileSync(full, 'utf8')))
  }
  return copies
}
