import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { argsOf, PARTS } from '../../scripts/audit/parts.ts'

it('every part of the audit has a file to run', () => {
  expect(Object.keys(PARTS).filter((name) => !existsSync(argsOf(name)[0] ?? ''))).toEqual([])
})

it.each(['x', '0'])('style refuses to measure in %s rounds', (rounds) => {
  const args = ['--import', 'tsx', 'scripts/audit/style.ts', '--rounds', rounds]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, `--rounds takes a whole number from 1. Found "${rounds}". For example: --rounds 1\n`])
})
