import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The locked version of each package of the project at `root`, by its path: node_modules/react. */
export const readLockedVersions = (root: string): Readonly<Record<string, { version?: string }>> =>
  JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
