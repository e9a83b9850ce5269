import { rmSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createNewFile } from '../../scripts/content/createNewFile.ts'
import { formatOpenTasks, listOpenTasks } from '../../scripts/content/launchChecklist.ts'
import { copyFixtureContent, editFile } from './contentFolder.ts'

/** A moment at which every article of the site is published. */
const NOW = '2025-06-16T12:00+01:00'

describe('the launch checklist', { timeout: 60_000 }, () => {
  let root: string

  beforeAll(() => {
    root = copyFixtureContent()
  })

  it('lists every placeholder, missing page and unconfirmed fact of this site with its position', async () => {
    const parts = await listOpenTasks(root, NOW)
    expect(parts.map(({ title }) => title)).toEqual([
      'Placeholders',
      'Past dates',
      'Facts that disagree',
      'Pages and buttons to come',
      'First visits',
      'Facts not yet confirmed',
    ])
    const text = formatOpenTasks(parts).replace(/(?<=\.md:)\d+/g, 'N')
    expect(text).toMatch(
      /^\d+ things are left before the site goes live\.\n\nPlaceholders \(\d+\): addresses, hosts and numbers that lead nowhere\n/,
    )
    expect(text).toContain('  [ ] content/company.md:N  email\n      hello@gangan.example\n')
    expect(text).toContain('  [ ] content/company.md:N  knownGaps, item 1\n      the page /news/new-academy-program\n')
    expect(text).toContain(
      '  [ ] content/messages.md:N  unavailable, scholarshipApply\n      what the button “scholarshipApply” promises\n',
    )
    expect(text).toContain(
      '      Sankara: running time, interval, leaving early and when doors open; at A Lagos theatre: address, step-free way and toilets\n',
    )
    expect(text).not.toContain('In the Continuum:')
  })

  it('lists a visit guide that is too hard to read, and the forms while they have no receiver', async () => {
    const hard = 'Approximately equidistant accessible lavatories accommodate individuals requiring additional manoeuvrability'
    const restore = [
      editFile(root, 'content/venues/mokola-hall.md', /^toilets: .*$/m, `toilets: ${`${hard}. `.repeat(4)}`),
      editFile(root, 'content/company.md', /^( {2}forms): .*$/m, '$1: none'),
    ]
    const text = formatOpenTasks(await listOpenTasks(root, NOW))
    expect(text).toMatch(/In the Continuum: told for school year \d+\.\d, and 5 is the most\. /)
    expect(text).toContain('Forms (1): visitors have to send an email instead\n')
    for (const one of restore) one()
  })

  it('lists errors first, and drafts', async () => {
    const { file, pictures } = createNewFile(root, 'partner', 'Dúró Ládipọ̀', '2025-01-01')
    const restore = editFile(root, 'content/careers/roles/marketing-head.md', /^type: .*$/m, 'type: Sometimes')
    const text = formatOpenTasks(await listOpenTasks(root, NOW))
    expect(text).toMatch(/^\d+ things are left[^\n]*\n\nMistakes \(1\): nothing is published before they are fixed\n/)
    expect(text).toContain(`Drafts (1): not published while they say draft: true\n  [ ] ${file}:1\n      Dúró Ládipọ̀\n`)
    restore()
    for (const one of [file, ...pictures]) rmSync(path.join(root, one))
  })

  it('reports that nothing is left', () => {
    expect(formatOpenTasks([])).toBe('Nothing is left: the site can go live.')
  })
})
