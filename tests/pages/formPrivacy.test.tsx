import { expect, test } from 'vitest'
import { fillTokens } from '../../src/lib/fillTokens.ts'
import { site } from '../fixtures/site.ts'
import { mainAt, textOf } from './renderMain.tsx'

const texts = site.messages.forms.privacy
const RECEIVER = texts.receiver
const SERVICE = fillTokens(texts.service, { host: 'forms.example' })
const LIST = fillTokens(texts.newsletterService, { host: 'lists.example' })
const deletedAfter = (days: string) => `${RECEIVER} ${fillTokens(texts.deleted, { days })}`
const newsletter = { address: 'https://lists.example/subscription/form', emailField: 'email' }

test.each([
  ['/forms', 365, undefined, deletedAfter('365 days'), texts.newsletter],
  ['/forms', 1, undefined, deletedAfter('1 day'), texts.newsletter],
  ['/forms', undefined, newsletter, RECEIVER, LIST],
  ['https://forms.example/f/1', 365, undefined, SERVICE, SERVICE],
  ['none', 365, undefined, texts.none, texts.none],
])('forms to %s, deleted after %s days, newsletter to %o: the page says so', (forms, deleteAfterDays, list, contact, footer) => {
  const company = { ...site.company, services: { ...site.company.services, forms, newsletter: list }, privacy: { deleteAfterDays } }
  const page = mainAt({ ...site, company } as typeof site, '/contact').getRootNode() as DocumentFragment
  expect([...page.querySelectorAll('.form-place > .form-note')].map(textOf)).toEqual([contact, footer])
})
