import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Edit, FileChange, Words } from './edit.ts'
import type { Published } from './readSite.tsx'

/** Applies an edit to a folder of content. */
export function applyEdit(content: string, { files }: Edit): void {
  // Files to copy or move are read before any is deleted.
  const isDeletion = ([, change]: [string, FileChange]) => typeof change === 'object' && 'deleted' in change
  const changes = Object.entries(files)
  for (const [name, change] of [...changes.filter((one) => !isDeletion(one)), ...changes.filter(isDeletion)]) {
    const file = path.join(content, name)
    mkdirSync(path.dirname(file), { recursive: true })
    if (typeof change === 'string') writeFileSync(file, change)
    else if (typeof change === 'function') writeFileSync(file, change(readFileSync(file, 'utf8')))
    else if ('movedFrom' in change) writeFileSync(file, change.as(readFileSync(path.join(content, change.movedFrom), 'utf8')))
    else if ('copyOf' in change) cpSync(path.join(content, change.copyOf), file)
    else rmSync(file)
  }
}

/** Restores files of a folder of content from another folder. */
export function undoEdit(content: string, original: string, { files }: Edit): void {
  for (const name of Object.keys(files)) {
    const [file, before] = [path.join(content, name), path.join(original, name)]
    if (existsSync(before)) cpSync(before, file)
    else rmSync(file, { force: true })
  }
}

/** The expected text that is missing, and the removed text that is still shown. */
export function findDisplayErrors(published: Published, { shows = {}, hides = {} }: Edit): string[] {
  const lost = (words: Words, isWanted: boolean) =>
    Object.entries(words).flatMap(([address, all]) => {
      const text = published.get(address)
      if (text === undefined) return isWanted ? [`${address} is not there`] : []
      return [all]
        .flat()
        .filter((one) => text.includes(one.normalize('NFC')) !== isWanted)
        .map((one) => `${address} ${isWanted ? 'does not show' : 'still shows'} “${one}”`)
    })
  return [...lost(shows, true), ...lost(hides, false)]
}
