import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** A step of a build at which it may fail. */
export interface BuildStep {
  /** When, as the rest of a sentence: “while a font is written”. */
  when: string
  /** The file that is then left half written. */
  at: RegExp
  /** Generated files to delete, so that the build reaches this point, relative to the project root. */
  toDelete?: string
  /** Whether the last good site has been moved aside at this point and the new one is not yet in its place. */
  isMovedAside?: true
}

const FAIL_AT = pathToFileURL(path.join(import.meta.dirname, 'failAtFile.mjs')).href

/** Builds the project in `copy`, without this process’s environment variables. `wrapper` is a command that runs the build. */
export function runBuild(copy: string, { env = {}, wrapper = [] }: { env?: Record<string, string>; wrapper?: readonly string[] } = {}) {
  const { PATH = '', HOME = '', SITE_NOW } = process.env
  const [command = process.execPath, ...args] = [...wrapper, process.execPath, 'scripts/build.mjs']
  const { status, signal, stderr } = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH, HOME, ...(SITE_NOW ? { SITE_NOW } : {}), ...env },
  })
  return { status, signal, said: stderr }
}

/** Builds the project in `copy`, and kills the build, or fails it with a full disk, at one step. */
export function runBroken(copy: string, { kind, at, toDelete }: { kind: 'killed' | 'full' } & Omit<BuildStep, 'when'>) {
  if (toDelete) rmSync(path.join(copy, toDelete), { recursive: true, force: true })
  return runBuild(copy, { env: { NODE_OPTIONS: `--import ${FAIL_AT}`, FAIL_WITH: kind, FAIL_FILE: at.source } })
}
