import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBuiltPages } from '../../scripts/lib/builtPages.ts'
import { listFiles } from '../../scripts/lib/files.ts'
import { NEW_COMPANY, ownNames, renameCompany } from '../companyRename.ts'
import { copyProject } from '../copyProject.ts'
import { FIXTURE_PROJECT } from '../fixtures/fixtureProject.ts'
import { filesIn } from '../repository/sources.ts'
import { runBuild } from './runBuild.ts'

/** The number of pages that the sitemap does not list: the not-found and offline pages. */
const UNLISTED_PAGE_COUNT = 2
const READABLE = /\.(html|css|js|svg|xml|txt|json|webmanifest|ics)$/

describe('a site whose company has another name', () => {
  let copy = ''
  let built = ''
  let output = ''

  beforeAll(() => {
    copy = copyProject(FIXTURE_PROJECT, 'renamed')
    built = path.join(copy, 'dist')
    renameCompany(copy)
    output = runBuild(copy).said
  }, 300_000)
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  const files = () => listFiles(built).filter((file) => READABLE.test(file))
  const read = (file: string) => readFileSync(path.join(built, file), 'utf8').normalize('NFC')

  test('builds without errors', () => {
    expect(output).toBe('')
    expect(files().filter((file) => file.endsWith('.html'))).toHaveLength(listBuiltPages(built).length + UNLISTED_PAGE_COUNT)
  })

  test('contains the old name in no page, metadata or file', () => {
    const found = files().flatMap((file) => [...new Set([file, read(file)].join('\n').match(ownNames()))].map((name) => `${file}: ${name}`))
    expect(found).toEqual([])
  })

  test('contains the new name on every page, in titles, metadata, links and the manifest', () => {
    for (const file of files().filter((name) => name.endsWith('.html'))) {
      const html = read(file)
      expect(/<title[^>]*>(.*?)<\/title>/.exec(html)?.[1], file).toContain(NEW_COMPANY.name)
      for (const words of [NEW_COMPANY.fullName, `mailto:${NEW_COMPANY.email}`, 'tel:+2348112223333']) expect(html, file).toContain(words)
    }
    expect(read('about.html')).toContain(`<link rel="canonical" href="${NEW_COMPANY.url}/about"`)
    expect(read('news.html')).toContain(`/news/${NEW_COMPANY.slug}-fest-2025`)
    expect(JSON.parse(read('identity/site.webmanifest'))).toMatchObject({ name: expect.stringContaining(NEW_COMPANY.name) })
  })
})

test('the company’s name, slug and addresses are written in one file only', () => {
  const sources = [
    ...filesIn('src', ['.ts', '.tsx', '.css']),
    ...['scripts', 'editor', 'receiver'].flatMap((folder) => filesIn(folder, ['.ts', '.tsx'])),
    ...filesIn('tests/fixtures/site/content', ['.md', '.svg']),
    ...['index.html', 'vite.config.ts', 'tsconfig.json'],
  ]
  // The name in lowercase may be the ordinary word, and the phone number is a common sample, so neither is searched for.
  const spelled = ownNames({ fields: ['name', 'slug', 'email', 'url'], flags: 'u' })
  const files = sources.filter((file) => spelled.test(readFileSync(file, 'utf8').normalize('NFC')))
  expect(files).toEqual(['tests/fixtures/site/content/company.md'])
})
