import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const KILL_AT = pathToFileURL(path.join(import.meta.dirname, 'killAtFile.mjs')).href

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

/** Builds the project in `copy`, and kills the build when a file whose name matches is half written. */
export const runKilled = (copy: string, file: RegExp) => runBuild(copy, { NODE_OPTIONS: `--import ${KILL_AT}`, KILL_FILE: file.source })
