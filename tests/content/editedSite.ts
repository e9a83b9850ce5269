import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, vi } from 'vitest'
import { loadContent } from '../../src/content/load.ts'
import { formatProblems } from '../../src/content/problems.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { findWarnings } from '../../src/content/warnings.ts'
import { writeFolder } from './contentFolder.ts'

/** A copy of the project's content. */
let root = ''

// Every edit is followed by a check of all content.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(() => {
  root = writeFolder({})
  cpSync('content', path.join(root, 'content'), { recursive: true })
})

type Edit = string | Uint8Array | undefined | ((text: string) => string)

/** What an editor reads after changing files of this site: new words, or what a change makes of the old ones; undefined deletes. */
export function messagesAfter(edits: Readonly<Record<string, Edit>>, today?: string): string {
  const mend = Object.entries(edits).map(([name, edit]) => {
    const file = path.join(root, 'content', name)
    const old = existsSync(file) ? readFileSync(file) : undefined
    if (edit === undefined) rmSync(file)
    else {
      const written = typeof edit === 'function' ? edit(old?.toString('utf8') ?? '') : edit
      if (typeof edit === 'function') expect(written, 'the edit changes something').not.toBe(old?.toString('utf8'))
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, written)
    }
    return () => (old === undefined ? rmSync(file) : writeFileSync(file, old))
  })
  const { problems, drafts } = loadContent({ root, ...SITE_OPTIONS })
  for (const undo of mend) undo()
  const found = today === undefined ? problems : findWarnings(drafts, today)
  return found.length === 0 ? '' : formatProblems(found, today === undefined ? undefined : `${found.length} worth a look`)
}

/** Puts other words in the place of some. */
export const put = (from: string | RegExp, to: string) => (text: string) => text.replace(from, () => to)

/** What a folder of the content leads to while it holds something else. */
export function messagesWithFolder(name: string, fill: (folder: string) => void): string {
  const folder = path.join(root, 'content', name)
  mkdirSync(folder, { recursive: true })
  fill(folder)
  const messages = messagesAfter({})
  rmSync(folder, { recursive: true })
  return messages
}
