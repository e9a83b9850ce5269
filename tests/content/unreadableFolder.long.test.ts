import { chmodSync, existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listContentFiles, readDocuments } from '../../src/content/contentFiles.ts'
import { checkPictureFiles } from '../../src/content/pictureErrors.ts'
import { ContentError, type Problem } from '../../src/content/problems.ts'
import { formatShort, runScript, SMALL_COLLECTIONS, VALID, writeFolder } from './contentFolder.ts'

const check = (cwd: string, ...args: string[]) => runScript(cwd, 'scripts/content-check.ts', args)
const makeNew = (cwd: string) => runScript(cwd, 'scripts/content-new.ts', ['role', 'Drum maker'])
const stopped = (message: string) => ({ status: 1, stdout: '', stderr: `\n1 error in 1 file:\n\n${message}\n\n` })

/** Runs without root’s permission to read everything. Other users do not have it anyway. */
function asNobody(act: () => void): void {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    act()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

describe('content that cannot be read', { timeout: 60_000 }, () => {
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

  it('every unreadable folder is reported', () => {
    const folder = writeFolder(VALID)
    const locked = path.join(folder, 'content/people')
    chmodSync(folder, 0o755)
    chmodSync(locked, 0)
    const problems: Problem[] = []
    asNobody(() => {
      try {
        listContentFiles(folder, problems)
      } catch (error) {
        if (error instanceof ContentError) problems.push(...error.problems)
      }
    })
    chmodSync(locked, 0o755)
    const message = 'you are not allowed to read it. Change its permissions, or ask whoever owns this computer.'
    expect(formatShort(problems)).toBe(`content/people:1 | This folder cannot be opened: ${message}`)
  })

  it('a file that is deleted during the check is reported, and the others are read', async () => {
    const root = writeFolder(VALID)
    const files = ['content/people/gone.md', ...Object.keys(VALID)]
    const problems: Problem[] = []
    const { documents, unreadable } = readDocuments({ root, collections: SMALL_COLLECTIONS }, files, problems)
    expect(documents.map(({ file }) => file)).toEqual(Object.keys(VALID))
    expect(unreadable).toEqual(['people/gone'])
    problems.push(...(await checkPictureFiles(root, ['content/people/gone.svg'])))
    expect(formatShort(problems)).toMatchInlineSnapshot(`
      "content/people/gone.md:1 | This file cannot be opened: it was deleted while it was being read. Restore it, or run the check again.
      content/people/gone.svg:1 | This file cannot be opened: it was deleted while it was being read. Restore it, or run the check again."
    `)
  })
})
