import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { COLLECTIONS } from '../../src/content/collections.ts'
import { BROKEN_MESSAGES, breakContent } from './brokenContent.ts'
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
    // Other content may cause more warnings. These five come from contradictions in the specification itself.
    const ofSpecification = withoutLines(stderr)
      .split('\n')
      .filter((line) => line.includes('This says'))
    expect(ofSpecification).toMatchInlineSnapshot(`
      [
        "  This says 2025-08-12, but content/academy/bootcamp/bootcamp.md:N says 2025-08-18.",
        "  This says 2025-09-07, but content/academy/bootcamp/bootcamp.md:N says 2025-09-06.",
        "  This says 4 weeks, but content/academy/bootcamp/bootcamp.md:N says 3 weeks.",
        "  This says 50000, but content/academy/bootcamp/bootcamp.md:N says 100000.",
        "  This says 3 weeks, but content/academy/bootcamp/courses/content-creation.md:N says 2 weeks, content/academy/bootcamp/courses/digital-photography.md:N says 2 to 3 weeks, content/academy/bootcamp/courses/directing.md:N says 2 to 3 weeks and content/academy/bootcamp/courses/playwriting-screenwriting.md:N says 2 weeks.",
      ]
    `)
    expect(stdout).toMatch(/^NNN content files checked in N s: no errors/)
    expect(status).toBe(0)
  })

  it('reports all days and times that do not exist', () => {
    const root = copyFixtureContent()
    const event = 'content/tickets/sankara-revival.md'
    const article = 'content/news/fest-2025.md'
    editFile(root, event, /start: \S+/, 'start: 2025-13-05T16:00+01:00')
    editFile(root, 'content/tickets/festival-2025.md', /start: \S+/, 'start: 2025-06-15T25:75+01:00')
    editFile(root, article, /date: \S+/, 'date: 2026-13-45\npublish: 2026-02-30\nuntil: 2024-13-45')
    const { status, stderr } = check(root)
    for (const value of ['2025-13-05T16:00', '2025-06-15T25:75', '2026-13-45', '2026-02-30', '2024-13-45']) expect(stderr).toContain(value)
    expect(stderr).toContain(`${event}:`)
    expect(stderr).toContain(`${article}:`)
    expect(status).toBe(1)
  })

  it('reports errors of every kind at once', async () => {
    const root = copyFixtureContent()
    breakContent(root)
    const { status, stdout, stderr } = check(root)
    const [worthALook = '', ...errors] = stderr.split(/(?=^\d+ errors)/m)
    expect(worthALook).toMatch(/^\d+ warnings? in /m)
    await expect(errors.join('').replace(/\n$/, '')).toMatchFileSnapshot(path.resolve(BROKEN_MESSAGES))
    expect(stdout).toBe('NNN content files checked in N s: fix the errors above.\n')
    expect(status).toBe(1)
  })

  it('reports errors in plain words, without stack traces', () => {
    const { status, stdout, stderr } = check(
      writeFolder({ 'content/company.md': 'x', 'content/people/a.md': '---js\n---\n', 'content/people/a.png': '' }),
    )
    const missing = Object.values(COLLECTIONS)
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

  it('reports an invalid SITE_NOW', () => {
    const { status, stderr } = check(process.cwd(), [], { SITE_NOW: 'tomorrow' })
    expect(status).toBe(1)
    expect(stderr).toBe('SITE_NOW is “tomorrow”. Write a day, such as 2025-05-17, or a moment, such as 2025-05-17T15:00+01:00.\n')
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
    const annotations = stdout.split('\n').filter((line) => line.startsWith('::'))
    expect(annotations.slice(0, 2)).toMatchInlineSnapshot(`
      [
        "::error file=content/tickets/sankara-revival.md,line=21,col=9,title=dates%2C item 1%2C ticketTypes%2C item 1%2C price::A price is a whole number of naira, zero or more. Found “₦5,000”. Write digits alone: no ₦, comma, space or quotation marks.%0AFor example: price: 5000",
        "::warning file=content/careers/roles/marketing-head.md,line=3,col=1,title=colour::There is no field of this name here. Fields that may still be added here: closes, publish and until.",
      ]
    `)
    expect(annotations.slice(2).every((line) => line.startsWith('::warning file=content/'))).toBe(true)
  })

  it('puts errors last, separates errors in drafts, and omits warnings for the owner until errors are fixed', () => {
    const { stdout, stderr } = check(root)
    expect(stdout).not.toContain('::')
    expect(stdout).toMatch(/fix the errors above\. 1 draft waits: content\/careers\/roles\/marketing-head\.md\.\n$/)
    expect(withoutLines(stderr)).toMatchInlineSnapshot(`
      "4 warnings in 4 files:

      content/pages/contact/accessibility.md:N  reviewed
        2026-11-27 is still to come, so nobody can have checked this on it.

      content/productions/in-the-continuum/index.md:N  beforeYouCome, checked
        2026-11-12 is still to come, so nobody can have checked this on it.

      content/venues/mokola-hall.md:N  checked
        2026-10-30 is still to come, so nobody can have checked this on it.

      content/venues/mushin-arts-hall.md:N  checked
        2026-11-12 is still to come, so nobody can have checked this on it.

      1 error in drafts in 1 file:

      content/careers/roles/marketing-head.md:N  colour
        There is no field of this name here. Fields that may still be added here: closes, publish and until.

      1 error in 1 file:

      content/tickets/sankara-revival.md:N  dates, item 1, ticketTypes, item 1, price
        A price is a whole number of naira, zero or more. Found “₦5,000”. Write digits alone: no ₦, comma, space or quotation marks.
        For example: price: 5000

      "
    `)
    expect(withoutLines(check(root, ['--all']).stderr)).toContain('content/company.md:N  email\n  hello@gangan.example is a placeholder')
  })

  it('lists all warnings for the owner in files changed since the last commit', () => {
    const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: root })
    edit('content/tickets/sankara-revival.md', /price: ₦5,000/, 'price: 5000')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '-m', 'Everything')
    edit('content/academy/bootcamp/bootcamp.md', /^feeFrom: .*$/m, 'feeFrom: 90000')
    expect(withoutLines(check(root).stderr)).toMatchInlineSnapshot(`
      "18 things wait for the owner: 14 placeholders and 4 past dates.
        To read them: npm run content:check -- --all

      9 warnings in 6 files:

      content/academy/academy.md:N  bootcampPromo, starts
        This says 2025-08-12, but content/academy/bootcamp/bootcamp.md:N says 2025-08-18.
      content/academy/academy.md:N  bootcampPromo, ends
        This says 2025-09-07, but content/academy/bootcamp/bootcamp.md:N says 2025-09-06.
      content/academy/academy.md:N  bootcampPromo, duration
        This says 4 weeks, but content/academy/bootcamp/bootcamp.md:N says 3 weeks.
      content/academy/academy.md:N  bootcampPromo, feeFrom
        This says 50000, but content/academy/bootcamp/bootcamp.md:N says 90000.

      content/academy/bootcamp/bootcamp.md:N  disciplineDuration
        This says 3 weeks, but content/academy/bootcamp/courses/content-creation.md:N says 2 weeks, content/academy/bootcamp/courses/digital-photography.md:N says 2 to 3 weeks, content/academy/bootcamp/courses/directing.md:N says 2 to 3 weeks and content/academy/bootcamp/courses/playwriting-screenwriting.md:N says 2 weeks.

      content/pages/contact/accessibility.md:N  reviewed
        2026-11-27 is still to come, so nobody can have checked this on it.

      content/productions/in-the-continuum/index.md:N  beforeYouCome, checked
        2026-11-12 is still to come, so nobody can have checked this on it.

      content/venues/mokola-hall.md:N  checked
        2026-10-30 is still to come, so nobody can have checked this on it.

      content/venues/mushin-arts-hall.md:N  checked
        2026-11-12 is still to come, so nobody can have checked this on it.

      1 error in drafts in 1 file:

      content/careers/roles/marketing-head.md:N  colour
        There is no field of this name here. Fields that may still be added here: closes, publish and until.

      "
    `)
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
