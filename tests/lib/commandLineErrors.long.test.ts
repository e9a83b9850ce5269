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
  [
    'a moment that is none',
    'scripts/content-due.ts',
    ['--since', 'soon'],
    '--since is “soon”. Write a day, such as 2025-05-17, or a moment, such as 2025-05-17T15:00+01:00.',
  ],
  [
    'a folder without content',
    'scripts/content-new.ts',
    ['poem', 'The Drum'],
    '\n1 error in 1 file:\n\ncontent:1\n  There is no folder “content” here. Run the command in the folder of the project.\n',
  ],
  ['a missing build', 'scripts/preview.ts', [], 'There is no built site yet. Run "npm run build" first, or "npm start", which does both.'],
])('%s ends a command with one line for the user', (_name, script, args, message) => {
  expect(runScript(writeFolder({}), script, args)).toEqual({ status: 1, stdout: '', stderr: `${message}\n` })
})
