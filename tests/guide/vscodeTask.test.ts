import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatProblems } from '../../src/content/problems.ts'
import { loadWith, PLAY, playFile } from '../content/contentFolder.ts'

interface Pattern {
  regexp: string
  file?: number
  line?: number
  code?: number
  message?: number
}

const { tasks } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')) as {
  tasks: { command: string; problemMatcher: { pattern: [Pattern, Pattern] } }[]
}

test('the editor’s task parses every error that the content check prints, with its position and message', () => {
  const [task] = tasks
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(scripts[task?.command.replace('npm run ', '') ?? '']).toBeDefined()
  const [first, second] = task?.problemMatcher.pattern ?? []
  const { problems } = loadWith({ [PLAY]: playFile('premiere: tomorrow\nlink:\n  text: See it\n  hreff: /about') })
  const lines = formatProblems(problems).split('\n')
  const found = lines.flatMap((line, index) => {
    const where = new RegExp(first?.regexp ?? '').exec(line)
    const what = new RegExp(second?.regexp ?? '').exec(lines[index + 1] ?? '')
    return where && what
      ? [`${where[first?.file ?? 0]} ${where[first?.line ?? 0]} ${where[first?.code ?? 0]}: ${what[second?.message ?? 0]}`]
      : []
  })
  expect(found).toMatchInlineSnapshot(`
    [
      "content/plays/sankara/index.md 5 premiere: A day is written year-month-day and must be in the calendar. Found “tomorrow”.",
      "content/plays/sankara/index.md 8 link, hreff: There is no field of this name here. Did you mean “href”?",
    ]
  `)
})
