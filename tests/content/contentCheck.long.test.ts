import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { BROKEN_MESSAGES, breakContent } from './brokenContent.ts'
import { copyFixtureContent, writeFolder } from './contentFolder.ts'

const here = process.cwd()

/** Runs `npm run content:check` in another folder. */
function check(cwd: string, siteNow = '2025-06-16', flags: readonly string[] = []) {
  const env = { ...process.env, SITE_NOW: siteNow }
  const words = ['--import', import.meta.resolve('tsx'), path.join(here, 'scripts/content-check.ts'), ...flags]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd, env, encoding: 'utf8' })
  return { status, stderr, stdout: stdout.replace(/\d+\.\d\d s/, 'N s').replace(/^\d{3} /, 'NNN ') }
}

/** Removes line numbers from messages, because they change when content grows. */
const withoutLines = (text: string) => text.replace(/(?<=\.md:)\d+/g, 'N')

describe('the content check', { timeout: 60_000 }, () => {
  let sound: ReturnType<typeof check>

  beforeAll(() => {
    sound = check(here, '2025-06-16', ['--all'])
  })

  it('ends well on the content of this site, saying how much it read, how long it took, and the warnings', () => {
    const { status, stdout, stderr } = sound
    expect(stderr).toMatch(/^\d+ warnings in \d+ files:\n\n/m)
    // Other content may cause more warnings. These four come from contradictions in the specification itself.
    const ofSpecification = withoutLines(stderr)
      .split('\n')
      .filter((line) => /are not those of|is said to take|call for submissions/.test(line))
    expect(ofSpecification).toMatchInlineSnapshot(`
      [
        "  The bootcamp’s dates here are not those of content/academy/bootcamp/bootcamp.md:N. Here: 2025-08-12, 2025-09-07, 4 weeks. There: 2025-08-18, 2025-09-06, 3 weeks.",
        "  The bootcamp’s fees here are not those of content/academy/bootcamp/bootcamp.md:N. Here: 50000. There: 100000.",
        "  Every discipline is said to take 3 weeks here, but not in content/academy/bootcamp/courses/content-creation.md:N (2 weeks), content/academy/bootcamp/courses/digital-photography.md:N (2 to 3 weeks), content/academy/bootcamp/courses/directing.md:N (2 to 3 weeks) and content/academy/bootcamp/courses/playwriting-screenwriting.md:N (2 weeks).",
        "  The call for submissions opens in June here, and on June 3 in content/news/fest-2025.md:N.",
      ]
    `)
    expect(stdout).toBe('NNN content files checked in N s: no errors.\n')
    expect(status).toBe(0)
  })

  it('fails with every error there can be, all of them together', async () => {
    const root = copyFixtureContent()
    breakContent(root)
    const { status, stdout, stderr } = check(root)
    const [worthALook = '', ...errors] = stderr.split(/(?=^\d+ errors)/m)
    expect(worthALook).toMatch(/^\d+ warnings? in /m)
    await expect(errors.join('').replace(/\n$/, '')).toMatchFileSnapshot(path.resolve(BROKEN_MESSAGES))
    expect(stdout).toBe('NNN content files checked in N s: fix the errors above.\n')
    expect(status).toBe(1)
  })

  it('fails in plain words, without stack traces, where everything is wrong', () => {
    const { status, stdout, stderr } = check(
      writeFolder({ 'content/company.md': 'x', 'content/people/a.md': '---js\n---\n', 'content/people/a.png': '' }),
    )
    expect(stderr).toMatchInlineSnapshot(`
      "17 errors in 17 files:

      content/academy/academy.md:1
        This file is missing, and the site cannot do without it.

      content/academy/bootcamp/bootcamp.md:1
        This file is missing, and the site cannot do without it.

      content/academy/bootcamp/scholarships.md:1
        This file is missing, and the site cannot do without it.

      content/academy/workshop/workshop.md:1
        This file is missing, and the site cannot do without it.

      content/careers/careers.md:1
        This file is missing, and the site cannot do without it.

      content/company.md:1
        A content file begins with its fields, between two lines of three dashes. This one does not.
        For example:
          ---
          name: Ìlù
          ---

      content/festival/festival.md:1
        This file is missing, and the site cannot do without it.

      content/messages.md:1
        This file is missing, and the site cannot do without it.

      content/pages/about/about.md:1
        This file is missing, and the site cannot do without it.

      content/pages/contact/contact.md:1
        This file is missing, and the site cannot do without it.

      content/pages/get-involved/get-involved.md:1
        This file is missing, and the site cannot do without it.

      content/pages/home/home.md:1
        This file is missing, and the site cannot do without it.

      content/pages/news/news.md:1
        This file is missing, and the site cannot do without it.

      content/pages/productions/productions.md:1
        This file is missing, and the site cannot do without it.

      content/pages/tickets/tickets.md:1
        This file is missing, and the site cannot do without it.

      content/people/a.md:1
        A content file begins with a line of three dashes and nothing else. Found “---js”: fields in “js” are not read.
        For example:
          ---
          name: Adùnní Balógun
          ---

      content/people/a.png:1
        This picture is empty. Export or copy it again.

      "
    `)
    expect(stdout).toBe('3 content files checked in N s: fix the errors above.\n')
    expect(status).toBe(1)
  })

  it('says so when SITE_NOW is no day', () => {
    const { status, stderr } = check(here, 'tomorrow')
    expect(status).toBe(1)
    expect(stderr).toBe('SITE_NOW is “tomorrow”. Write a day, such as 2025-05-17, or a moment, such as 2025-05-17T15:00+01:00.\n')
  })
})
