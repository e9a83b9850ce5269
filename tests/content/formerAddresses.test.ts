import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { inspectContent } from '../../scripts/content/inspectContent.ts'
import { findMissingPages, findUnpublishedPages, readPublished } from '../../scripts/content/publishedAddresses.ts'
import { loadContent } from '../../src/content/loadContent.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { copyFixtureContent, editFile, formatShort } from './contentFolder.ts'
import { messagesAfterEdits, put } from './editedSite.ts'

const ARTICLE = 'news/alliance-francaise-partnership.md'
const FORMER = '/news/lagos-premiere-partner'

describe('former addresses', () => {
  it('may not be those of pages, retired ones, or on another site', () => {
    const addresses = ['/news/alliance-francaise-partnership', '/news/street-parade-2022', 'https://a.example/news/old']
    const messages = messagesAfterEdits({ [ARTICLE]: put(FORMER, addresses.join('\n  - ')) })
    const reasons = [
      'There is a page at',
      'content/company.md says the same of /news/street-parade-2022',
      'An address of this site begins with /',
    ]
    for (const [index, says] of reasons.entries())
      expect(messages).toContain(`content/news/alliance-francaise-partnership.md:N  formerly, item ${index + 1} | ${says}`)
  })

  it('are refused in files without a page, and retired ones need an existing nearest page', () => {
    const messages = messagesAfterEdits({
      [ARTICLE]: put('\n---\n', '\npage: false\n---\n'),
      'company.md': put(/nearest: \/news\n---/, 'nearest: /newz\n---'),
    })
    expect(messages).toContain('This file has no page of its own, so nothing can be found at its new address.')
    expect(messages).toContain('There is no page /newz. Did you mean /news?')
  })

  it('may not be linked in the content', () => {
    expect(messagesAfterEdits({ 'pages/home/home.md': put('href: /news', `href: ${FORMER}`) })).toMatch(
      /^content\/pages\/home\/home\.md:N {2}news, link, href \| This page has moved: .* For example: href: \/news\/alliance-francaise-partnership$/,
    )
  })
})

describe('a page that was published', () => {
  const root = copyFixtureContent()
  const load = () => loadContent({ root, ...SITE_OPTIONS }).documents
  const PUBLISHED = ['/about', '/productions/oh-obedeki', FORMER, '/news/street-parade-2022']
  const missingPages = () => formatShort(findMissingPages(load(), PUBLISHED))
  const change = (name: string, from: string, to: string) => editFile(root, path.join('content', name), from, to)

  it('must exist, have moved or be retired', () => {
    expect(missingPages()).toBe('')
    const undo = [change(ARTICLE, `  - ${FORMER}\n`, ''), change('company.md', '/news/street-parade-2022', '/news/street-parade')]
    for (const address of [FORMER, '/news/street-parade-2022'])
      expect(missingPages()).toContain(`  retired | The page ${address} was published and is gone, so links to it break.`)
    for (const one of undo) one()
  })

  it('may not get “page: false”', () => {
    const undo = change('productions/oh-obedeki/index.md', '\n---\n', '\npage: false\n---\n')
    expect(missingPages()).toContain('The page /productions/oh-obedeki was published and is gone')
    undo()
  })

  it('gives a warning while its file is unpublished, unless its address redirects', () => {
    const takenDown = () => formatShort(findUnpublishedPages(load(), PUBLISHED))
    const name = 'productions/oh-obedeki/index.md'
    expect(takenDown()).toBe('')
    for (const fields of ['draft: true', 'until: 2020-01-01']) {
      const undo = change(name, '---\n', `---\n${fields}\n`)
      expect(takenDown()).toContain(
        `content/${name}:2  ${fields.split(':')[0]} | The page /productions/oh-obedeki was published, and this line takes it down`,
      )
      const moved = change(ARTICLE, `  - ${FORMER}\n`, `  - ${FORMER}\n  - /productions/oh-obedeki\n`)
      expect(takenDown()).toBe('')
      moved()
      undo()
    }
  })

  it('is an error of the content check, and a warning while its file is unpublished', async () => {
    const undo = change('productions/oh-obedeki/index.md', '---\n', '---\ndraft: true\n')
    const { problems, warnings } = await inspectContent(root, '2025-06-16T12:00+01:00', [...PUBLISHED, '/productions/never-was'])
    expect(formatShort(problems)).toContain('The page /productions/never-was was published and is gone')
    expect(warnings).toContainEqual(expect.objectContaining(findUnpublishedPages(load(), PUBLISHED)[0]))
    undo()
  })
})

describe('the published addresses', () => {
  const listen = async (status: number, body: string) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body)).listen(0)
    await once(server, 'listening')
    return { site: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() }
  }

  it('are those of the site that is online, and none where it has no list yet', async () => {
    for (const [status, body, expected] of [
      [200, '/about\n/news/old\n', ['/about', '/news/old']],
      [404, '<!doctype html>\n/about', []],
    ] as const) {
      const { site, close } = await listen(status, body)
      expect(await readPublished(site)).toEqual(expected)
      close()
    }
  })

  it('stop the check when nobody knows them', async () => {
    const { site, close } = await listen(503, '')
    await expect(readPublished(site)).rejects.toThrow('/addresses.txt (status 503), so nobody knows which of them would break.')
    close()
    await expect(readPublished(site)).rejects.toThrow('ECONNREFUSED')
    await expect(readPublished('dist/none.txt')).rejects.toThrow('dist/none.txt (ENOENT)')
  })
})
