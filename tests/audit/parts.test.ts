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
