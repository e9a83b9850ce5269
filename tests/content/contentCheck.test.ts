import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import { KINDS } from '../../src/content/kinds.ts'
import { BROKEN_PLACES, breakContent } from './brokenContent.ts'
import { copyFixtureContent, editFile, runScript, withoutLines, writeFolder } from './contentFolder.ts'

/** Runs `npm run content:check` in another folder. */
function check(cwd: string, flags: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const result = runScript(cwd, 'scripts/content-check.ts', flags, { GITHUB_ACTIONS: '', SITE_NOW: '2025-06-16', ...env })
  return {
    ...result,
    stdout: result.stdout.replace(/\d+\.\d\d s/, 'N s').replace(/^\d{3} /, 'NNN '),
  }
}

describe('the content check', { timeout: 60_000 }, () => {
  it('passes on the content of this site, and prints its size, the duration and the warnings', () => {
    const { status, stdout, stderr } = check(process.cwd(), ['--all'])
    expect(stderr).toMatch(/^\d+ warnings in \d+ files:\n\n/m)
    expect(stdout).toMatch(/^NNN content files checked in N s: no errors/)
    expect(status).toBe(0)
  })

  it('reports errors of every kind at once', () => {
    const root = copyFixtureContent()
    breakContent(root)
    const { status, stdout, stderr } = check(root)
    expect(stderr).toContain('16 errors in 7 files:')
    for (const place of BROKEN_PLACES) expect(stderr).toContain(`\n${place}\n`)
    expect(stdout).toBe('NNN content files checked in N s: fix the errors above.\n')
    expect(status).toBe(1)
  })

  it('in a folder without content says so and where to run it, also as JSON', () => {
    const folder = writeFolder({})
    const message = 'There is no folder “content” here. Run the command in the folder of the project.'
    expect(check(folder)).toEqual({ status: 1, stdout: '', stderr: `\n1 error in 1 file:\n\ncontent:1\n  ${message}\n\n` })
    const finding = { severity: 'error', draft: false, file: 'content', line: 1, field: '', message }
    expect(JSON.parse(check(folder, ['--json']).stdout)).toEqual([finding])
  })

  it('reports errors in plain words, without stack traces', () => {
    const { status, stdout, stderr } = check(
      writeFolder({ 'content/company.md': 'x', 'content/people/a.md': '---js\n---\n', 'content/people/a.png': '' }),
    )
    const missing = Object.values(KINDS)
      .map(({ path }) => path)
      .filter((file) => !file.includes('*') && file !== 'company.md')
      .map((file) => `content/${file}:1\n  This file is missing, and the site cannot do without it.`)
    expect(missing.length).toBeGreaterThan(10)
    const invalid = [
      'content/company.md:1\n  A content file begins with its fields, between two lines of three dashes. This one does not.',
      'content/people/a.md:1\n  A content file begins with a line of three dashes and nothing else. Found “---js”: fields in “js” are not read.',
      'content/people/a.png:1\n  This picture is empty. Export or copy it again.',
    ]
    expect(stderr).toBe(
      `${[`${missing.length + 3} errors in ${missing.length + 3} files:`, ...[...missing, ...invalid].sort()].join('\n\n')}\n\n`,
    )
    expect(stdout).toBe('3 content files checked in N s: fix the errors above.\n')
    expect(status).toBe(1)
  })
})

describe('the output of the content check', { timeout: 60_000 }, () => {
  let root: string
  const edit = (file: string, from: RegExp, to: string) => editFile(root, file, from, to)

  beforeAll(() => {
    root = copyFixtureContent()
    edit('content/tickets/sankara-revival.md', /price: \d+/, 'price: ₦5,000')
    edit('content/careers/roles/marketing-head.md', /^---\n/, '---\ndraft: true\ncolour: red, 100%\n')
  })

  it('has the same findings as JSON, and the same exit code', () => {
    const { status, stdout, stderr } = check(root, ['--json'])
    const findings = JSON.parse(stdout) as { severity: string; draft: boolean }[]
    expect(status).toBe(1)
    expect(stderr).toBe('')
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([
      {
        severity: 'error',
        draft: false,
        file: 'content/tickets/sankara-revival.md',
        line: 21,
        column: 9,
        field: 'dates, item 1, ticketTypes, item 1, price',
        message:
          'A price is a whole number of naira, zero or more. Found “₦5,000”. Write digits alone: no ₦, comma, space or quotation marks.',
        example: 'price: 5000',
      },
    ])
    expect(findings.filter(({ draft }) => draft)).toMatchObject([
      { severity: 'warning', file: 'content/careers/roles/marketing-head.md', line: 3, field: 'colour' },
    ])
    expect(findings.filter(({ severity, draft }) => severity === 'warning' && !draft).length).toBeGreaterThan(0)
  })

  it('annotates the lines of a pull request in GitHub Actions', () => {
    const { status, stdout } = check(root, [], { GITHUB_ACTIONS: 'true' })
    expect(status).toBe(1)
    const [error, inDraft, ...others] = stdout.split('\n').filter((line) => line.startsWith('::'))
    expect(error).toMatch(
      /^::error file=content\/tickets\/sankara-revival\.md,line=21,col=9,title=dates%2C item 1%2C ticketTypes%2C item 1%2C price::A price .*%0AFor example: price: 5000$/,
    )
    expect(inDraft).toContain('::warning file=content/careers/roles/marketing-head.md,line=3,col=1,title=colour::There is no field')
    expect(others.every((line) => line.startsWith('::warning file=content/'))).toBe(true)
  })

  it('puts errors last, separates errors in drafts, and omits warnings for the owner until errors are fixed', () => {
    const { stdout, stderr } = check(root)
    expect(stdout).not.toContain('::')
    expect(stdout).toMatch(/fix the errors above\. 1 draft waits: content\/careers\/roles\/marketing-head\.md\.\n$/)
    expect(stderr).toMatch(
      /^1 error in drafts in 1 file:[\s\S]*\n1 error in 1 file:\n\ncontent\/tickets\/sankara-revival\.md:21 {2}dates, /,
    )
    expect(stderr).not.toContain('for the owner')
    expect(withoutLines(check(root, ['--all']).stderr)).toContain('content/company.md:N  email\n  hello@gangan.example is a placeholder')
  })

  it('lists all warnings for the owner in files changed since the last commit', () => {
    const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: root })
    edit('content/tickets/sankara-revival.md', /price: ₦5,000/, 'price: 5000')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '-m', 'Everything')
    edit('content/academy/bootcamp/bootcamp.md', /^feeFrom: .*$/m, 'feeFrom: 90000')
    const { stderr } = check(root)
    expect(stderr).toMatch(/^\d+ things wait for the owner: \d+ past dates, 1 fact that disagrees with another and \d+ placeholders\.$/m)
    const ofBootcamp = withoutLines(stderr)
      .split('\n')
      .filter((line) => line.includes('bootcamp/bootcamp.md:N says'))
    expect(ofBootcamp).toHaveLength(4)
    expect(ofBootcamp.at(-1)).toBe('  This says 50000, but content/academy/bootcamp/bootcamp.md:N says 90000.')
  })

  it('annotates what the owner must provide only in files that differ from a commit', () => {
    const own = copyFixtureContent()
    const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: own })
    git('init', '--quiet')
    for (const fee of ['feeFrom: 80000', 'feeFrom: 90000']) {
      editFile(own, 'content/academy/bootcamp/bootcamp.md', /^feeFrom: .*$/m, fee)
      git('add', '.')
      git('commit', '--quiet', '-m', fee)
    }
    const owners = (...flags: string[]) =>
      check(own, flags, { GITHUB_ACTIONS: 'true' })
        .stdout.split('\n')
        .filter((line) => line.startsWith('::warning') && line.includes('bootcamp'))
    expect(owners()).toEqual([])
    expect(owners('--base', 'HEAD^')).toHaveLength(5)
  })
})
