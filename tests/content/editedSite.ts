import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, vi } from 'vitest'
import { loadContent } from '../../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { copyFixtureContent, formatShort, withoutLines } from './contentFolder.ts'

/** The folder with a copy of the fixture site’s content. */
let root = ''

// Long, because every edit is followed by a check of all content.
vi.setConfig({ testTimeout: 60_000 })

beforeAll(() => {
  root = copyFixtureContent()
})

/** An edit that replaces text. */
export const put = (from: string | RegExp, to: string) => (text: string) => text.replace(from, () => to)

/** The messages after changing files of the fixture site; undefined deletes a file. */
export function messagesAfterEdits(edits: Readonly<Record<string, ReturnType<typeof put> | undefined>>): string {
  const restore = Object.entries(edits).map(([name, edit]) => {
    const file = path.join(root, 'content', name)
    const old = readFileSync(file, 'utf8')
    const written = edit?.(old)
    expect(written, 'the edit changes something').not.toBe(old)
    if (written === undefined) rmSync(file)
    else writeFileSync(file, written)
    return () => writeFileSync(file, old)
  })
  const { problems } = loadContent({ root, ...SITE_OPTIONS })
  for (const undo of restore) undo()
  return withoutLines(formatShort(problems))
}
