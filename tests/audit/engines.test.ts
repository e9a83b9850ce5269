import { expect, it } from 'vitest'
import { findTextErrors } from '../../scripts/audit/engines/textBrowser.ts'
import { type Driver, visitorOf } from '../../scripts/audit/engines/visitor.ts'

it('a visitor in any engine gets an error that names what did not appear, and the error of the page', async () => {
  const closedPage: Driver<string> = {
    go: async () => {},
    find: async () => [],
    run: () => Promise.reject(new Error('The page is closed')),
    click: async () => {},
    type: async () => {},
    press: async () => {},
    errors: async () => [],
    close: async () => {},
  }
  const visitor = visitorOf(closedPage, 'http://localhost:4173', 50)
  await expect(visitor.clicks('link', 'Send')).rejects.toThrow('On a page that is closed: Timed out waiting for the link “Send”.')
  await expect(visitor.sees('Message Sent')).rejects.toThrow('Timed out waiting for the text “Message Sent”. (The page is closed)')
})

it('a visitor with a text browser reads both ends of a page, and no code', () => {
  expect(findTextErrors('   Skip to content\n\nTwo shows\n\nQuick links')).toEqual([])
  expect(findTextErrors('Skip to content\n{"@type": "Event"}')).toEqual([
    'The text “Quick links” is missing.',
    '“{"@type": "Event"}” is code, not text for visitors.',
  ])
})
