import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { argsOf, PARTS } from '../../scripts/audit/parts.ts'

it('every part of the audit has a file to run', () => {
  expect(Object.keys(PARTS).filter((name) => !existsSync(argsOf(name)[0] ?? ''))).toEqual([])
})
