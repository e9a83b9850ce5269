import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

interface BuildInfo {
  /** The commit; undefined with uncommitted changes, before or during the build. */
  state?: string
  /** The date of “today” in the build: 2025-05-17. */
  day: string
}

/** Stored outside of the site, so that two commits can build identical sites. */
const BUILD_INFO_FILE = '.build/built-of.json'

/** The source of the site in dist/; undefined if unknown. */
export function readBuildInfo(root: string): BuildInfo | undefined {
  const file = path.join(root, BUILD_INFO_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildInfo) : undefined
}

/**
 * Calls `swap`, which replaces the last site, and records the source of the new one. The record is written to a temporary file before the
 * swap, so that a full disk stops the build while the last site is still in place. It is renamed after the swap, so that a build that is
 * killed in between leaves no record.
 */
export function swapAndRecord(root: string, builtOf: BuildInfo, swap: () => void): void {
  const file = path.join(root, BUILD_INFO_FILE)
  writeFileSync(`${file}.new`, JSON.stringify(builtOf))
  rmSync(file, { force: true })
  swap()
  renameSync(`${file}.new`, file)
}

/** Marks the built site as out of date. */
export const deleteBuildInfo = (root: string): void => rmSync(path.join(root, BUILD_INFO_FILE), { force: true })
