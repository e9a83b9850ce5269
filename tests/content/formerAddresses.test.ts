import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { inspectContent } from '../../scripts/content/inspectContent.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { findMissingPages, findUnpublishedPages, findUnrecorded, recordPublished } from '../../src/content/publishedAddresses.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { listRedirects } from '../../src/model/redirects.ts'
import { site } from '../fixtures/site.ts'
import { copyFixtureContent, editFile, expectMessages, formatShort } from './contentFolder.ts'
import { messagesAfterEdits, put } from './editedSite.ts'

const ARTICLE = 'news/alliance-francaise-partnership.md'
const FORMER = '/news/lagos-premiere-partner'

describe('former addresses', () => {
  it('redirect to their page, and retired ones nowhere', () => {
    expect(listRedirects(site)).toEqual([
      { from: FORMER, to: '/news/alliance-francaise-partnership' },
      { from: '/news/a-home-for-the-premiere', to: '/news/alliance-francaise-partnership' },
      { from: '/news/street-parade-2022', to: undefined },
    ])
  })

  const AT = 'content/news/alliance-francaise-partnership.md:N  formerly, item 1'

  it('may not form a loop, belong to a page, occur twice or be malformed', () => {
    const used = (address: string) =>
      `There is a page at ${address}, and an address leads to one place. Take this line out, or rename that page.`
    expectMessages((address: string) => messagesAfterEdits({ [ARTICLE]: put(FORMER, address) }), {
      '/news/alliance-francaise-partnership': `${AT} | This page is at /news/alliance-francaise-partnership now: visitors would be led in a circle. Take this line out.`,
      '/productions/sankara': `${AT} | ${used('/productions/sankara')}`,
      '/news/street-parade-2022': `${AT} | content/company.md says the same of /news/street-parade-2022, and an address leads to one place. Take one of the lines out.`,
      'https://a.example/news/old': `${AT} | An address of this site begins with / and holds lowercase letters, digits, dashes and slashes, and none at its end. Found “https://a.example/news/old”.`,
    })
    // Each would redirect to the other, in a loop.
    const loop = messagesAfterEdits({
      'productions/sankara/index.md': put('\n---\n', '\nformerly:\n  - /productions/oh-obedeki\n---\n'),
      'productions/oh-obedeki/index.md': put('\n---\n', '\nformerly:\n  - /productions/sankara\n---\n'),
    })
    expect(loop).toContain(used('/productions/sankara'))
    expect(loop).toContain(used('/productions/oh-obedeki'))
  })

  it('are refused in files without a page, and retired ones need an existing nearest page', () => {
    expect(messagesAfterEdits({ [ARTICLE]: put('\n---\n', '\npage: false\n---\n') })).toContain(
      'This file has no page of its own, so nothing can be found at its new address.',
    )
    expect(messagesAfterEdits({ 'company.md': put(/nearest: \/news\n---/, 'nearest: /newz\n---') })).toContain(
      'The page that helps most must be one that is there. Found “/newz”.',
    )
  })

  it('may not be linked in the content', () => {
    expect(messagesAfterEdits({ 'pages/home/home.md': put('href: /news', `href: ${FORMER}`) })).toBe(
      'content/pages/home/home.md:N  news, link, href | This page has moved: /news/lagos-premiere-partner is /news/alliance-francaise-partnership now. | For example: href: /news/alliance-francaise-partnership',
    )
  })
})

describe('a page that was published', () => {
  const root = copyFixtureContent()
  const file = (name: string) => path.join(root, 'content', name)
  const load = () => loadContent({ root, ...SITE_OPTIONS }).documents
  const missingPages = () => formatShort(findMissingPages(root, load()))
  const change = (name: string, from: string, to: string) => editFile(root, path.join('content', name), from, to)

  it('must exist, have moved or be retired', () => {
    expect(missingPages()).toBe('')
    const undo = [change(ARTICLE, `  - ${FORMER}\n`, ''), change('company.md', '/news/street-parade-2022', '/news/street-parade')]
    const gone = (line: number, address: string) =>
      `content/addresses.txt:${line} | The page ${address} was published and is gone, so links to it break. If it has moved, write its old address into the file of its new page, under “formerly”. If it is gone for good, say so in company.md, under “retired”, with a sentence for those who come. | For example:\n    formerly:\n      - ${address}`
    expect(missingPages()).toBe([gone(20, FORMER), gone(21, '/news/street-parade-2022')].join('\n'))
    for (const one of undo) one()
  })

  it('may be unpublished for a time, but not get “page: false”', () => {
    const name = 'productions/oh-obedeki/index.md'
    const draft = change(name, '\n---\n', '\ndraft: true\n---\n')
    expect(missingPages()).toBe('')
    draft()
    const withoutPage = change(name, '\n---\n', '\npage: false\n---\n')
    expect(missingPages()).toContain('The page /productions/oh-obedeki was published and is gone')
    withoutPage()
  })

  it('gives a warning while its file is unpublished, unless its address redirects', () => {
    const takenDown = () => formatShort(findUnpublishedPages(root, load()))
    const name = 'productions/oh-obedeki/index.md'
    expect(takenDown()).toBe('')
    for (const fields of ['draft: true', 'until: 2020-01-01']) {
      const undo = change(name, '---\n', `---\n${fields}\n`)
      expect(takenDown()).toBe(
        `content/${name}:2  ${fields.split(':')[0]} | The page /productions/oh-obedeki was published, and this line takes it down: its links lead to the page “not found”. If it is gone for good, write the address into the file of another page, under “formerly”, or into company.md, under “retired”.`,
      )
      const moved = change(ARTICLE, `  - ${FORMER}\n`, `  - ${FORMER}\n  - /productions/oh-obedeki\n`)
      expect(takenDown()).toBe('')
      moved()
      undo()
    }
  })

  it('is among the warnings of the content check while its file is unpublished', async () => {
    const undo = change('productions/oh-obedeki/index.md', '---\n', '---\ndraft: true\n')
    const { warnings } = await inspectContent(root, '2025-06-16T12:00+01:00')
    expect(warnings).toContainEqual(expect.objectContaining(findUnpublishedPages(root, load())[0]))
    undo()
  })

  it('is recorded by a command that removes none', () => {
    const folder = file('productions/a-new-play')
    cpSync(file('productions/oh-obedeki/index.md'), path.join(folder, 'index.md'))
    expect(findUnrecorded(root, load()).map(({ message }) => message)).toEqual([
      expect.stringContaining('These pages are not in the list yet: /productions/a-new-play.'),
    ])
    expect(recordPublished(root, load())).toBe(1)
    expect(findUnrecorded(root, load())).toEqual([])
    rmSync(folder, { recursive: true })
    expect(recordPublished(root, load())).toBe(0)
    expect(missingPages()).toContain('The page /productions/a-new-play was published and is gone')
  })
})
