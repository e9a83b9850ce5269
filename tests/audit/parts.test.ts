import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { argsOf, PARTS } from '../../scripts/audit/parts.ts'
import { runAndShow } from '../../scripts/audit/runAndShow.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('every part of the audit has a file to run', () => {
  expect(Object.keys(PARTS).filter((name) => !existsSync(argsOf(name)[0] ?? ''))).toEqual([])
})

it.each(['x', '0'])('style refuses to measure in %s rounds', (rounds) => {
  const args = ['--import', 'tsx', 'scripts/audit/style.ts', '--rounds', rounds]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, `--rounds takes a whole number from 1. Found "${rounds}". For example: --rounds 1\n`])
})

describe('what a part prints', () => {
  const runCode = async (code: string) => {
    const shown = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const result = await runAndShow(['--eval', code])
    return { ...result, shown: shown.mock.calls.map(([text]) => text).join('') }
  }

  it('is printed and returned, also a character in two chunks', async () => {
    const code = 'process.stdout.write(Buffer.from([0xe2, 0x82])); setTimeout(() => process.stdout.write(Buffer.from([0xa6])), 100)'
    expect(await runCode(code)).toEqual({ hasPassed: true, printed: '₦', shown: '₦' })
  })

  it('has no colours, because it is recorded', async () => {
    const { printed } = await runCode('console.log(require("node:util").inspect("a", { colors: process.env.NO_COLOR === undefined }))')
    expect(printed).toBe("'a'\n")
  })
})
