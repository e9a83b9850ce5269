import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const FAIL_AT = pathToFileURL(path.join(import.meta.dirname, 'failAtFile.mjs')).href

/** Builds the project in `copy`, without this process’s environment variables. */
export function runBuild(copy: string, env: Readonly<Record<string, string>> = {}) {
  const { PATH = '', HOME = '', SITE_NOW } = process.env
  const { status, signal, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH, HOME, ...(SITE_NOW ? { SITE_NOW } : {}), ...env },
  })
  return { status, signal, said: stderr }
}

/** Builds the project in `copy`. When a file whose name matches is half written, kills the build, or fails it as a full disk would. */
export const runBroken = (copy: string, kind: 'killed' | 'full', file: RegExp) =>
  runBuild(copy, { NODE_OPTIONS: `--import ${FAIL_AT}`, FAIL_WITH: kind, FAIL_FILE: file.source })
