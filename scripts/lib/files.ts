import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Every file under a folder, as paths from `root` with forward slashes, sorted. Empty where the folder is missing. */
export function listFiles(folder: string, root = folder): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
}
