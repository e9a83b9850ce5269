import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, vi } from 'vitest'
import { loadContent } from '../../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { FIXTURE_CONTENT, FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { formatShort, withoutLines } from './contentFolder.ts'

// Long, because every edit is followed by a check of all content.
vi.setConfig({ testTimeout: 60_000 })

/** An edit that replaces text. */
export const put = (from: string | RegExp, to: string) => (text: string) => text.replace(from, () => to)

/** The messages after edits of files of the fixture site. */
export function messagesAfterEdits(edits: Readonly<Record<string, ReturnType<typeof put>>>): string {
  const unsaved = new Map<string, string>()
  for (const [name, edit] of Object.entries(edits)) {
    const text = readFileSync(path.join(FIXTURE_CONTENT, name), 'utf8')
    unsaved.set(`content/${name}`, edit(text))
    expect(edit(text), 'the edit changes something').not.toBe(text)
  }
  return withoutLines(formatShort(loadContent({ root: FIXTURE_PROJECT, ...SITE_OPTIONS, unsaved }).problems))
}
