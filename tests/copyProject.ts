import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The files and folders that a build reads, relative to the project root. */
export const PROJECT_PARTS = [
  'content',
  'src',
  'scripts',
  'editor',
  'receiver',
  'public',
  '.generated',
  'package.json',
  'package-lock.json',
  'LICENSE',
  'tsconfig.json',
  'vite.config.ts',
  'index.html',
]

/** Copies the project into a temporary folder, to change and rebuild it. node_modules is linked, not copied. */
export function copyProject(root: string, name: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), `${name}-`))
  for (const part of PROJECT_PARTS) {
    const from = path.join(root, part)
    if (existsSync(from)) cpSync(from, path.join(copy, part), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'dir')
  return copy
}
