import { describe, expect, it } from 'vitest'
import { parseCommandLine } from '../../scripts/lib/commandLine.ts'
import { UserError } from '../../scripts/lib/userError.ts'

const HELP = 'npm run sample -- [--port <number>] [--all]\n\nDoes nothing.'
const read = (...args: string[]) => parseCommandLine(HELP, { port: { type: 'string' }, all: { type: 'boolean' } }, false, args)

describe('a command line', () => {
  it('returns the flags that were set', () => {
    expect(read('--port', '4173', '--all').flags).toEqual({ port: '4173', all: true })
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
