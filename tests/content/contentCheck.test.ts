import { describe, expect, it } from 'vitest'
import { formatInspection } from '../../scripts/content/formatInspection.ts'
import { inspectContent } from '../../scripts/content/inspectContent.ts'
import { BROKEN_PLACES, breakContent } from './brokenContent.ts'
import { copyFixtureContent, editFile, withoutLines, writeFolder } from './contentFolder.ts'

const DRAFT = 'content/careers/roles/marketing-head.md'
const inspect = (root: string) => inspectContent(root, '2025-06-16T12:00+01:00')

describe('the content check', () => {
  it('reports errors of every kind at once, those in drafts apart, and omits what the owner must provide until they are fixed', async () => {
    const root = copyFixtureContent()
    breakContent(root)
    editFile(root, DRAFT, /^---\n/, '---\ndraft: true\ncolour: red, 100%\n')
    const inspection = await inspect(root)
    const { notes, errors } = formatInspection(inspection, [])
    expect(errors).toContain(`${BROKEN_PLACES.length} errors in 5 files:`)
    for (const place of BROKEN_PLACES) expect(errors).toContain(`\n${place}\n`)
    expect(errors).not.toContain(DRAFT)
    expect(notes).toMatch(/^1 error in drafts in 1 file:/)
    expect(inspection.drafts).toEqual([DRAFT])
    expect(withoutLines(formatInspection(inspection).notes)).toContain(
      'content/company.md:N  email\n  hello@gangan.example is a placeholder',
    )
  })

  it('in a folder without content says so and where to run it', async () => {
    await expect(inspect(writeFolder({}))).rejects.toThrow(
      'content:1\n  There is no folder “content” here. Run the command in the folder of the project.',
    )
  })
})
