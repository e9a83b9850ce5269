import { existsSync } from 'node:fs'
import path from 'node:path'
import { SITE_FOLDER, STAGING_FOLDER } from '../../../build/staging.ts'
import { differences } from '../../../test/folderDifferences.ts'

/**
 * Checks the last good site of the project in `copy` after a build was killed: an error message, or undefined. `good` is a copy of that
 * site to compare with. The site must be in dist/. If the build was killed between its two renames, it must be complete beside dist/, from
 * where the next command restores it.
 */
export function findDamage(copy: string, good: string, wasMovedAside: boolean): string | undefined {
  const [place, beside] = [path.join(copy, SITE_FOLDER), path.join(copy, `${STAGING_FOLDER}-old`)]
  if (!existsSync(place) && !wasMovedAside) return 'the last good site is missing from dist/.'
  if (!existsSync(place)) return differences(good, beside).length > 0 ? 'the last good site is gone.' : undefined
  if (wasMovedAside) return 'the last good site had not given way.'
  return differences(good, place).length > 0 ? 'the last good site was changed.' : undefined
}
