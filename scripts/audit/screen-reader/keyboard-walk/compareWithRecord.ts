import { existsSync, readFileSync } from 'node:fs'
import { TRANSCRIPT_REPORTS } from '../recordedSite.ts'
import { type Screen, walkFile } from './walkRecord.ts'

/** The recorded stops of a page at a screen size, each as name, role and state; undefined where there is no record. */
export function readRecord(route: string, { width, height }: Screen): string[] | undefined {
  const file = `${TRANSCRIPT_REPORTS}/keyboard-walk/${walkFile(route)}`
  if (!existsSync(file)) return undefined
  const tables = readFileSync(file, 'utf8').split(/^## /m)
  const table = tables.find((one) => one.split('\n')[0]?.includes(`${width} by ${height} pixels`)) ?? ''
  return [...table.matchAll(/^\| \d+ \| (.+)(?: \| [^|]*){4} \|$/gm)].map(([, who = '']) => who)
}

/** The stops that disappeared, the new ones, and whether the order changed. */
export function findChanges(recorded: readonly string[], walked: readonly string[]): string[] {
  const without = (from: readonly string[], taken: readonly string[]) => {
    const left = [...taken]
    return from.filter((one) => !left.includes(one) || left.splice(left.indexOf(one), 1).length === 0)
  }
  const changes = [...without(recorded, walked).map((one) => `lost: ${one}`), ...without(walked, recorded).map((one) => `new: ${one}`)]
  const moved = recorded.findIndex((one, index) => one !== walked[index])
  return changes.length > 0 || moved < 0 ? changes : [`stop ${moved + 1} is ${walked[moved]}, and was ${recorded[moved]}`]
}
