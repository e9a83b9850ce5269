import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { BROKEN_PLACES, breakContent } from './brokenContent.ts'
import { copyFixtureContent, editFile, runScript, withoutLines, writeFolder } from './contentFolder.ts'

/** Runs `npm run content:check` in another folder. */
function check(cwd: string, flags: readonly string[] = []) {
  const result = runScript(cwd, 'scripts/content-check.ts', flags, { SITE_NOW: '2025-06-16' })
  return {
    ...result,
    stdout: result.stdout.replace(/\d+\.\d\d s/, 'N s').replace(/^\d{3} /, 'NNN '),
  }
}

describe('the content check', { timeout: 180_000 }, () => {
  it('reports errors of every kind at once', () => {
    const root = copyFixtureContent()
    breakContent(root)
    const { status, stdout, stderr } = check(root)
    expect(stderr).toContain(`${BROKEN_PLACES.length} errors in 5 files:`)
    for (const place of BROKEN_PLACES) expect(stderr).toContain(`\n${place}\n`)
    expect(stderr).not.toMatch(/\n\s+at /)
    expect(stdout).toBe('NNN content files checked in N s: fix the errors above.\n')
    expect(status).toBe(1)
  })

  it('in a folder without content says so and where to run it', () => {
    const message = 'There is no folder “content” here. Run the command in the folder of the project.'
    expect(check(writeFolder({}))).toEqual({ status: 1, stdout: '', stderr: `\n1 error in 1 file:\n\ncontent:1\n  ${message}\n\n` })
  })
})

describe('the output of the content check', { timeout: 180_000 }, () => {
  let root: string
  const edit = (file: string, from: RegExp, to: string) => editFile(root, file, from, to)

  beforeAll(() => {
    root = copyFixtureContent()
    edit('content/tickets/sankara-revival.md', /price: \d+/, 'price: ₦5,000')
    edit('content/careers/roles/marketing-head.md', /^---\n/, '---\ndraft: true\ncolour: red, 100%\n')
  })

  it('puts errors last, separates errors in drafts, and omits warnings for the owner until errors are fixed', () => {
    const { stdout, stderr } = check(root)
    expect(stdout).toMatch(/fix the errors above\. 1 draft waits: content\/careers\/roles\/marketing-head\.md\.\n$/)
    expect(stderr).toMatch(
      /^1 error in drafts in 1 file:[\s\S]*\n1 error in 1 file:\n\ncontent\/tickets\/sankara-revival\.md:\d+ {2}dates, /,
    )
    expect(stderr).not.toContain('for the owner')
    expect(withoutLines(check(root, ['--all']).stderr)).toContain('content/company.md:N  email\n  hello@gangan.example is a placeholder')
  })

  it('lists all warnings for the owner in files changed since the last commit, or since another one', () => {
    const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: root })
    edit('content/tickets/sankara-revival.md', /price: ₦5,000/, 'price: 5000')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '-m', 'Everything')
    edit('content/academy/bootcamp/bootcamp.md', /^feeFrom: .*$/m, 'feeFrom: 90000')
    const { stderr } = check(root)
    expect(stderr).toMatch(/^\d+ things wait for the owner: \d+ past dates and \d+ placeholders\.$/m)
    const ofBootcamp = (...flags: string[]) =>
      withoutLines(check(root, flags).stderr)
        .split('\n')
        .filter((line) => line.includes('bootcamp/bootcamp.md:N says'))
    expect(ofBootcamp()).toHaveLength(4)
    expect(ofBootcamp().at(-1)).toBe('  This says 50000, but content/academy/bootcamp/bootcamp.md:N says 90000.')
    git('commit', '--quiet', '--all', '-m', 'A fee')
    expect([ofBootcamp(), ofBootcamp('--base', 'HEAD^')].map(({ length }) => length)).toEqual([0, 4])
  })
})
