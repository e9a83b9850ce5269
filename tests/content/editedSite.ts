import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

type Edit = string | Uint8Array | undefined | ((text: string) => string)

type Edits = Readonly<Record<string, Edit>>

/** Loads the content with some files changed: a new text, or a function of the old one; undefined deletes the file. */
function loadAfter(edits: Edits): ReturnType<typeof loadContent> {
  const restore = Object.entries(edits).map(([name, edit]) => {
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
  const loaded = loadContent({ root, ...SITE_OPTIONS })
  for (const undo of restore) undo()
  return loaded
}

/** The messages after changing files of the fixture site. editingAccidents.long.test.ts tests their lines. */
export const messagesAfterEdits = (edits: Edits): string => withoutLines(formatShort(loadAfter(edits).problems))

/** An edit that replaces text. */
export const put = (from: string | RegExp, to: string) => (text: string) => text.replace(from, () => to)
