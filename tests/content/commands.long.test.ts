import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { BROKEN_PLACES, breakContent } from './brokenContent.ts'
import { copyFixtureContent, editFile, runScript, withoutLines } from './contentFolder.ts'

it('content:check prints warnings, then errors, with --all what the owner must provide, and fails', () => {
  const root = copyFixtureContent()
  breakContent(root)
  editFile(root, 'content/careers/roles/marketing-head.md', /^---\n/, '---\ndraft: true\n')
  const { status, stdout, stderr } = runScript(root, 'scripts/content-check.ts', ['--all'], { SITE_NOW: '2025-06-16' })
  expect(stderr).toMatch(/is a placeholder[\s\S]*\n\d+ errors in 5 files:/)
  expect(stderr).toContain(`${BROKEN_PLACES.length} errors in 5 files:`)
  expect(stderr).not.toMatch(/\n\s+at /)
  expect(stdout).toMatch(
    /^\d{3} content files checked in \d+\.\d\d s: fix the errors above\. 1 draft waits: content\/careers\/roles\/marketing-head\.md\.\n$/,
  )
  expect(status).toBe(1)
})

it('content:check lists all warnings for the owner in files changed since the last commit, or since another one', () => {
  const root = copyFixtureContent()
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: root })
  const check = (...flags: string[]) => runScript(root, 'scripts/content-check.ts', flags, { SITE_NOW: '2025-06-16' }).stderr
  const ofBootcamp = (text: string) =>
    withoutLines(text)
      .split('\n')
      .filter((line) => line.includes('bootcamp/bootcamp.md:N says'))
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Everything')
  editFile(root, 'content/academy/bootcamp/bootcamp.md', /^feeFrom: .*$/m, 'feeFrom: 90000')
  const changed = check()
  expect(changed).toMatch(/^\d+ things wait for the owner: \d+ past dates and \d+ placeholders\.$/m)
  expect(ofBootcamp(changed)).toHaveLength(4)
  expect(ofBootcamp(changed).at(-1)).toBe('  This says 50000, but content/academy/bootcamp/bootcamp.md:N says 90000.')
  git('commit', '--quiet', '--all', '-m', 'A fee')
  expect([ofBootcamp(check()), ofBootcamp(check('--base', 'HEAD^'))].map(({ length }) => length)).toEqual([0, 4])
})

it('content:new prints the new file’s path and the next steps', () => {
  const { status, stdout, stderr } = runScript(copyFixtureContent(), 'scripts/content-new.ts', ['article', 'A', 'drum', 'for', 'Ìbàdàn'], {
    SITE_NOW: '2025-06-16',
  })
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(
    /^Written, as a draft that is not published: content\/news\/a-drum-for-ibadan\.md\n.*a-drum-for-ibadan\.svg\nFill it in, and view it with: npm run dev, and read its page under \/news\/a-drum-for-ibadan\./,
  )
})
