import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadContent } from '../../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { NEW_COMPANY, ownNames, renameCompany } from '../companyRename.ts'
import { filesIn } from '../repository/sources.ts'
import { copyFixtureContent } from './contentFolder.ts'

const OURS = [
  ...filesIn('src', ['.ts', '.tsx', '.css']),
  ...filesIn('scripts', ['.ts', '.tsx']),
  ...filesIn('tests/fixtures/site/content', ['.md', '.svg']),
  ...['index.html', 'vite.config.ts', 'tsconfig.json'],
]

describe('the company’s name, slug and addresses', () => {
  it('are written in one file only', () => {
    // The name in lowercase may be the ordinary word, and the phone number is a common sample, so neither is searched for.
    const spelled = ownNames({ fields: ['name', 'slug', 'email', 'url'], flags: 'u' })
    const files = OURS.filter((file) => spelled.test(readFileSync(file, 'utf8').normalize('NFC')))
    expect(files).toEqual(['tests/fixtures/site/content/company.md'])
  })

  it('change everywhere when six lines of that file change', () => {
    const root = copyFixtureContent()
    renameCompany(root)
    const { problems, entries } = loadContent({ root, ...SITE_OPTIONS })
    expect(problems).toEqual([])
    const texts = JSON.stringify(entries).normalize('NFC')
    expect(texts.match(ownNames()) ?? []).toEqual([])
    for (const name of Object.values(NEW_COMPANY)) expect(texts).toContain(name.normalize('NFC'))
  })
})
