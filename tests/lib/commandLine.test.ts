import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseCommandLine } from '../../scripts/lib/commandLine.ts'
import { UserError } from '../../scripts/lib/userError.ts'

const COMMAND = {
  name: 'npm run sample',
  about: 'Does nothing.',
  flags: { port: { value: 'number', port: true, about: 'Where.' }, all: { about: 'Everything.' } },
} as const
const read = (...args: string[]) => parseCommandLine(COMMAND, args)

describe('a command line', () => {
  it('returns the flags that were set', () => {
    expect(read('--port', '4173', '--all').flags).toEqual({ port: '4173', all: '' })
    expect(read().flags).toEqual({})
  })

  it.each([
    [['--nope'], 'There is no option --nope. "npm run sample -- --help" lists its arguments.'],
    [['-x'], 'There is no option -x. "npm run sample -- --help" lists its arguments.'],
    [['--port', 'x'], '--port takes a number from 0 to 65535. Found "x". For example: --port 4173'],
    [['--port', '70000'], '--port takes a number from 0 to 65535. Found "70000". For example: --port 4173'],
    [['--port'], /argument missing/],
    [['word'], 'npm run sample does not accept "word". "npm run sample -- --help" lists its arguments.'],
  ])('with %j is refused with a clear message', (args, message) => {
    expect(() => read(...args)).toThrow(UserError)
    expect(() => read(...args)).toThrow(message)
  })

  it('may have operands if the command accepts them', () => {
    const command = { ...COMMAND, operands: { name: '[page ...]', about: 'Pages.' } }
    expect(parseCommandLine(command, ['/about', '--all', '/news']).operands).toEqual(['/about', '/news'])
  })
})

it('every npm script of ours parses its command line with readCommandLine', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const files = Object.values(scripts).flatMap((script) => /^(?:tsx|node) (?:\S+ )*?(scripts\/[\w-]+\.(?:ts|mjs))$/.exec(script)?.[1] ?? [])
  expect(files.length).toBeGreaterThan(8)
  expect(files.filter((file) => !readFileSync(file, 'utf8').includes('readCommandLine('))).toEqual([])
})
