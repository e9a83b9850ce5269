import { describe, expect, it } from 'vitest'
import { readerOf, toTextPage } from '../../scripts/audit/engines/textBrowser.ts'
import { formatResults } from '../../scripts/audit/engines/tryJourneys.ts'
import { type Driver, visitorOf } from '../../scripts/audit/engines/visitor.ts'

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
        throw new Error('The page is closed')
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

  it('names what did not appear, and the error of the page', async () => {
    const visitor = visitorOf(lateButton(), ORIGIN, 50)
    await expect(visitor.clicks('link', 'Send')).rejects.toThrow('On a page that is closed: Timed out waiting for the link “Send”.')
    await expect(visitor.sees('Message Sent')).rejects.toThrow('Timed out waiting for the text “Message Sent”. (The page is closed)')
  })
})

/** One page as each text browser prints it. */
const PRINTED = {
  lynx: 'Two shows\n\n   The first [1]View Details\n   The second [2]View\n   Details\n\nReferences\n\n   1. http://localhost:4173/first\n   2. http://localhost:4173/second\n',
  w3m: 'Two shows\n\nThe first [1]View Details\nThe second [2]View Details\n\nReferences:\n\n[1] http://localhost:4173/first\n[2] http://localhost:4173/second\n',
}

describe.each(Object.entries(PRINTED))('a visitor with %s', (_, printed) => {
  const requested: string[] = []
  const reader = readerOf(async (url) => {
    requested.push(url)
    return toTextPage(printed)
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
    expect(() => reader.reads('The second', 'The first')).toThrow('The text “The first” is not in its place.')
    expect(() => reader.readsNo(/shows/)).toThrow('“shows')
    expect(() => reader.findsLink('View Details', '/second')).toThrow('leads to http://localhost:4173/first and not to /second')
  })
})

it('the table shows which journeys passed, failed or were not tried', () => {
  const [browser, other] = ['Firefox 153', 'Lynx 2.9']
  const results = [
    { browser, journey: 'apply', errors: [] },
    { browser, journey: 'subscribe', errors: ['Timed out.'] },
    { browser: other, journey: 'apply', errors: [] },
  ]
  expect(formatResults(results)).toBe(
    ['           Firefox 153  Lynx 2.9', 'apply             made      made', 'subscribe       FAILED         –'].join('\n'),
  )
})
