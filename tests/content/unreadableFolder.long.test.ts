import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { runScript, writeFolder } from './contentFolder.ts'

const check = (cwd: string, ...args: string[]) => runScript(cwd, 'scripts/content-check.ts', args)
const makeNew = (cwd: string) => runScript(cwd, 'scripts/content-new.ts', ['role', 'Drum maker'])
const stopped = (message: string) => ({ status: 1, stdout: '', stderr: `\n1 error in 1 file:\n\n${message}\n\n` })

describe('a folder without content', { timeout: 60_000 }, () => {
  it('commands in the wrong folder report an error and write nothing', () => {
    const folder = writeFolder({})
    const said = stopped('content:1\n  There is no folder “content” here. Run the command in the folder of the project.')
    expect(check(folder)).toEqual(said)
    expect(makeNew(folder)).toEqual(said)
    expect(runScript(folder, 'scripts/content-launch.ts')).toEqual(said)
    expect(existsSync(path.join(folder, 'content'))).toBe(false)
  })

  it('the JSON output reports the same', () => {
    const { status, stdout, stderr } = check(writeFolder({}), '--json')
    const message = 'There is no folder “content” here. Run the command in the folder of the project.'
    expect(status).toBe(1)
    expect(stderr).toContain(message)
    expect(JSON.parse(stdout)).toEqual([{ severity: 'error', draft: false, file: 'content', line: 1, field: '', message }])
  })
})
