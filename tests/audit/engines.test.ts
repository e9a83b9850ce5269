import { describe, expect, it } from 'vitest'
import type { Driver } from '../../scripts/audit/engines/driver.ts'
import { formatSentForms } from '../../scripts/audit/engines/sendForms.ts'
import { readerOf, toTextPage } from '../../scripts/audit/engines/textReader.ts'
import { formatJourneyTable } from '../../scripts/audit/engines/tryJourneys.ts'
import { visitorOf } from '../../scripts/audit/engines/visitor.ts'

const ORIGIN = 'http://localhost:4173'

describe('a visitor in any engine', () => {
  const calls: string[] = []
  /** A page with one button, which appears the second time that the page is searched. */
  const lateButton = (): Driver<string> => {
    let looks = 0
    return {
      go: async (url) => void calls.push(`go ${url}`),
      find: async (role, name) => {
        looks += 1
        return role === 'button' && name === 'Send' && looks > 1 ? ['the button'] : []
      },
      run: async () => {
        throw new Error('The page has gone')
      },
      click: async (thing) => void calls.push(`click ${thing}`),
      type: async () => {},
      press: async () => {},
      errors: async () => [],
      close: async () => {},
    }
  }

  it('waits for the element to click, and clicks it once', async () => {
    const visitor = visitorOf(lateButton(), ORIGIN, 2000)
    await visitor.opens('/contact')
    await visitor.clicks('button', 'Send')
    expect(calls).toEqual([`go ${ORIGIN}/contact`, 'click the button'])
  })

  it('names what did not appear, and what the page threw meanwhile', async () => {
    const visitor = visitorOf(lateButton(), ORIGIN, 50)
    await expect(visitor.clicks('link', 'Send')).rejects.toThrow('On a page that has gone: Waited in vain for the link “Send”.')
    await expect(visitor.sees('Message Sent')).rejects.toThrow('Waited in vain for the words “Message Sent”. (The page has gone)')
  })
})

/** One page as each text browser prints it, with the line that begins its list of addresses. */
const PRINTED = {
  lynx: [
    /\nReferences\n/,
    'Two shows\n\n   The first [1]View Details\n   The second [2]View\n   Details\n\nReferences\n\n   1. http://localhost:4173/first\n   2. http://localhost:4173/second\n',
  ],
  w3m: [
    /\nReferences:\n/,
    'Two shows\n\nThe first [1]View Details\nThe second [2]View Details\n\nReferences:\n\n[1] http://localhost:4173/first\n[2] http://localhost:4173/second\n',
  ],
} as const

describe.each(Object.entries(PRINTED))('somebody who reads in %s', (_, [addresses, printed]) => {
  const requested: string[] = []
  const reader = readerOf(async (url) => {
    requested.push(url)
    return toTextPage(printed, addresses)
  }, ORIGIN)

  it('follows the link after a given text, and gets an error if there is none', async () => {
    await reader.opens('/')
    await reader.follows('View Details', 'The second')
    await reader.follows('View Details')
    expect(requested).toEqual([`${ORIGIN}/`, `${ORIGIN}/second`, `${ORIGIN}/first`])
    await expect(reader.follows('Buy')).rejects.toThrow('There is no link “Buy”.')
  })

  it('reads texts in their order, and gets an error that names the missing ones', async () => {
    await reader.opens('/')
    reader.reads('Two shows', 'The first View Details', 'The second')
    expect(() => reader.reads('The second', 'The first')).toThrow('The words “The first” are not where they should be.')
    expect(() => reader.readsNo(/shows/)).toThrow('“shows')
    expect(() => reader.findsLink('View Details', '/second')).toThrow('leads to http://localhost:4173/first and not to /second')
  })
})

it('the table says what was made, what failed and what was not tried', () => {
  const errors = new Map([
    ['apply', []],
    ['subscribe', ['Waited in vain.']],
  ])
  expect(formatJourneyTable(['apply', 'subscribe', 'read'], [{ browser: 'Firefox 153', errors }])).toBe(
    ['           Firefox 153', 'apply             made', 'subscribe       FAILED', 'read                 –'].join('\n'),
  )
})

it('the table of messages says which were read and stored, and which were not', () => {
  const sending = { browser: 'Firefox 153', form: 'contact', runsScripts: false, keys: 15, errors: [] }
  const lines = formatSentForms([sending, { ...sending, runsScripts: true, errors: ['In the Maildir: []'] }]).split('\n')
  expect(lines.slice(2)).toEqual(['| Firefox 153 | contact | off | 15 | yes |', '| Firefox 153 | contact | on | 15 | NO |'])
})
