import { describe, expect, it } from 'vitest'
import { formatInspection } from '../../scripts/content/formatInspection.ts'
import { inspectContent } from '../../scripts/content/inspectContent.ts'
import { BROKEN_PLACES, breakContent } from './brokenContent.ts'
import { copyFixtureContent, editFile, runScript, withoutLines, writeFolder } from './contentFolder.ts'

const TODAY = '2025-06-16'
const DRAFT = 'content/careers/roles/marketing-head.md'
const inspect = (root: string) => inspectContent(root, `${TODAY}T12:00+01:00`)

/** Runs `npm run content:check` in another folder: starting it takes longer than the check. */
function runCheck(cwd: string, flags: readonly string[]) {
  const result = runScript(cwd, 'scripts/content-check.ts', flags, { SITE_NOW: TODAY })
  return { ...result, stdout: result.stdout.replace(/\d+\.\d\d s/, 'N s').replace(/^\d{3} /, 'NNN ') }
}

describe('the content check', { timeout: 180_000 }, () => {
  it('reports errors of every kind at once, and with --all what the owner must provide', () => {
    const root = copyFixtureContent()
    breakContent(root)
    editFile(root, DRAFT, /^---\n/, '---\ndraft: true\n')
    const { status, stdout, stderr } = runCheck(root, ['--all'])
    expect(stderr).toContain(`${BROKEN_PLACES.length} errors in 5 files:`)
    for (const place of BROKEN_PLACES) expect(stderr).toContain(`\n${place}\n`)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(withoutLines(stderr)).toContain('content/company.md:N  email\n  hello@gangan.example is a placeholder')
    expect(stdout).toBe(`NNN content files checked in N s: fix the errors above. 1 draft waits: ${DRAFT}.\n`)
    expect(status).toBe(1)
  })

  it('in a folder without content says so and where to run it', async () => {
    await expect(inspect(writeFolder({}))).rejects.toThrow(
      'content:1\n  There is no folder “content” here. Run the command in the folder of the project.',
    )
  })

  it('puts errors last, separates errors in drafts, and omits warnings for the owner until errors are fixed', async () => {
    const root = copyFixtureContent()
    editFile(root, 'content/tickets/sankara-revival.md', /price: \d+/, 'price: ₦5,000')
    editFile(root, DRAFT, /^---\n/, '---\ndraft: true\ncolour: red, 100%\n')
    const inspection = await inspect(root)
    const { notes, errors } = formatInspection(inspection, [])
    expect(notes).toMatch(/^1 error in drafts in 1 file:/)
    expect(errors).toMatch(/^1 error in 1 file:\n\ncontent\/tickets\/sankara-revival\.md:\d+ {2}dates, /)
    expect(inspection.drafts).toEqual([DRAFT])
    expect(formatInspection(inspection).notes).toContain('is a placeholder')
  })
})
