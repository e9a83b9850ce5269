import { describe, expect, it } from 'vitest'
import { parseCommandLine } from '../../scripts/lib/commandLine.ts'
import { UserError } from '../../scripts/lib/userError.ts'

const COMMAND = {
  name: 'npm run sample',
  about: 'Does nothing.',
  flags: { port: { value: 'number', about: 'Where.' }, all: { about: 'Everything.' } },
} as const
const read = (...args: string[]) => parseCommandLine(COMMAND, args)

describe('a command line', () => {
  it('returns the flags that were set', () => {
    expect(read('--port', '4173', '--all').flags).toEqual({ port: '4173', all: '' })
    expect(read().flags).toEqual({})
  })

  it.each([
    [['--nope'], /^Unknown option '--nope'\. "npm run sample -- --help" lists its arguments\.$/],
    [['--port'], /argument missing/],
    [['word'], "Unexpected argument 'word'. "],
  ])('with %j is refused with a clear message', (args, message) => {
    expect(() => read(...args)).toThrow(UserError)
    expect(() => read(...args)).toThrow(message)
  })
})
