import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { assertComplete } from '../../scripts/build/staging.ts'

test('a folder with missing pages is not accepted as a build', () => {
  expect(() => assertComplete(mkdtempSync(path.join(tmpdir(), 'staging-')), ['/about'])).toThrow(/missing: about\.html/)
})
