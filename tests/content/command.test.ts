import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeFolder } from './contentFolder.ts'

const here = process.cwd()

/** Runs the check as `npm run content:check` does, in another folder. */
function check(cwd: string, siteNow = '2025-01-01') {
  const command = path.join(here, 'node_modules/.bin/tsx')
  const env = { ...process.env, SITE_NOW: siteNow }
  return spawnSync(command, [path.join(here, 'scripts/content-check.ts')], { cwd, env, encoding: 'utf8' })
}

describe('the content check', { timeout: 60_000 }, () => {
  it('ends well on the content of this site, saying how much it read and how long it took', () => {
    const { status, stdout, stderr } = check(here)
    expect(stdout).toMatch(/^\d+ content files checked in \d+\.\d\d s: nothing to mend\.\n$/)
    expect(stderr).toContain('4 things worth a look in 3 files:')
    expect(status).toBe(0)
  })

  it('fails with every problem at once and no trace of the machinery', () => {
    const { status, stdout, stderr } = check(
      writeFolder({ 'content/company.md': 'x', 'content/people/a.md': '---js\n---\n', 'content/people/a.png': '' }),
    )
    expect(status).toBe(1)
    expect(stdout).toContain('3 content files checked')
    expect(stderr).toContain('content/company.md:1\n  There is no front matter.')
    expect(stderr).toContain('content/people/a.md:1\n  The front matter must begin with three dashes alone.')
    expect(stderr).toContain('content/people/a.png:1\n  This picture is empty.')
    expect(stderr).toContain('content/messages.md:1\n  This file is missing')
    expect(stderr).not.toMatch(/\n\s+at |zod|YAML|Error/i)
  })

  it('says so when SITE_NOW is no day', () => {
    const { status, stderr } = check(here, 'tomorrow')
    expect(status).toBe(1)
    expect(stderr.trim()).toBe('SITE_NOW is “tomorrow”. Write a day, such as 2025-05-17, or a moment, such as 2025-05-17T15:00+01:00.')
  })
})
