import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesIn } from './sources.ts'

const COMPANY = 'tests/fixtures/site/content/company.md'

test('the company’s name, slug and addresses are written in one file only, so that a change there renames the whole site', () => {
  const company = readFileSync(COMPANY, 'utf8').normalize('NFC')
  // The name in lowercase may be the ordinary word, and the phone number is a common sample, so neither is searched for.
  const names = ['name', 'slug', 'email', 'url'].map((field) => new RegExp(`^${field}: (.+)$`, 'm').exec(company)?.[1] ?? field)
  const spelled = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|').replaceAll('.', '\\.')})(?![\\p{L}\\p{N}])`, 'u')
  const sources = [
    ...filesIn('src', ['.ts', '.tsx', '.css']),
    ...['scripts', 'editor', 'receiver'].flatMap((folder) => filesIn(folder, ['.ts', '.tsx'])).filter((file) => !file.includes('/tests/')),
    ...filesIn('tests/fixtures/site/content', ['.md', '.svg']),
    ...['index.html', 'vite.config.ts', 'tsconfig.json'],
  ]
  expect(sources.filter((file) => spelled.test(readFileSync(file, 'utf8').normalize('NFC')))).toEqual([COMPANY])
})
