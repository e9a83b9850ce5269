import { expect, test } from 'vitest'
import { runScript, writeFolder } from '../content/contentFolder.ts'

test.each([
  [
    'an unknown option',
    'scripts/compare.ts',
    ['--nope'],
    'There is no option --nope. "npx tsx scripts/compare.ts --help" lists its arguments.',
  ],
  [
    'an error of the command',
    'scripts/compare.ts',
    ['before', 'after'],
    'There is no built site in before. Run "npm run build" there first.',
  ],
  ['a missing build', 'scripts/preview.ts', [], 'There is no built site yet. Run "npm run build" first, or "npm start", which does both.'],
])('%s ends a command with one line for the user', (_name, script, args, message) => {
  expect(runScript(writeFolder({}), script, args)).toEqual({ status: 1, stdout: '', stderr: `${message}\n` })
})
