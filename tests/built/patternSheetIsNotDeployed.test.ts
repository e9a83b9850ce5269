import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../scripts/lib/files.ts'
import { FIXTURE_DIST } from '../../scripts/test/fixtureProject.ts'

test('the pattern sheet is not deployed', () => {
  const files = listFiles(FIXTURE_DIST)
  expect(files.length).toBeGreaterThan(28)
  expect(files.filter((file) => /sheet/i.test(path.basename(file)))).toEqual([])
  const words = files.filter((file) => /\.(html|js|css|json|xml)$/.test(file))
  expect(words.filter((file) => /Pattern sheet|sheet-still/.test(readFileSync(path.join(FIXTURE_DIST, file), 'utf8')))).toEqual([])
})
