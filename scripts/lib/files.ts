import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Every file under a folder, as paths relative to `root` with forward slashes, sorted. Empty when the folder does not exist. */
export function listFiles(folder: string, root = folder): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}
