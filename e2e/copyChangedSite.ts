import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../scripts/lib/files.ts'

/**
 * Copies the built site into a folder, in place of what is there, and changes each page. Deletes the compressed copies of the pages, because
 * a server would send them instead of the changed pages. Throws when the site has not been built.
 */
export function copyChangedSite(built: string, folder: string, change: (page: string) => string): void {
  if (!existsSync(path.join(built, 'index.html'))) throw new Error('There is no built site yet. Run "npm run build" first.')
  rmSync(folder, { recursive: true, force: true })
  cpSync(built, folder, { recursive: true })
  for (const file of listFiles(folder).filter((name) => name.endsWith('.html'))) {
    const full = path.join(folder, file)
    writeFileSync(full, change(readFileSync(full, 'utf8')))
    for (const ending of ['br', 'gz']) rmSync(`${full}.${ending}`, { force: true })
  }
}
