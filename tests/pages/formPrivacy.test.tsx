import { expect, test } from 'vitest'
import { site } from '../fixtures/site.ts'
import { mainAt, textOf } from './renderMain.tsx'

const OWN = 'What you write goes to our own server and to our mailbox, and to nobody else. People of our office read it, to answer you.'
const SERVICE =
  'What you write goes to forms.example, a service that passes it on to our office. People of our office read it, to answer you.'
const NOBODY = 'What you write here stays on your device until you send it to us yourself.'
const LETTER = 'We use your address for this letter alone and pass it to nobody. Every letter tells you how to leave.'
const LIST =
  'Your address goes to lists.example, the service that sends our letter, and to nobody else. It asks you to confirm, and every letter tells you how to leave.'
const newsletter = { address: 'https://lists.example/subscription/form', emailField: 'email' }

test.each([
  ['/forms', 365, undefined, `${OWN} On the server it is deleted after 365 days.`, LETTER],
  ['/forms', 1, undefined, `${OWN} On the server it is deleted after 1 day.`, LETTER],
  ['/forms', undefined, undefined, OWN, LETTER],
  ['/forms', undefined, newsletter, OWN, LIST],
  ['https://forms.example/f/1', 365, undefined, SERVICE, SERVICE],
  ['none', 365, undefined, NOBODY, NOBODY],
])('forms to %s, deleted after %s days, newsletter to %o: the page says so', (forms, deleteAfterDays, list, contact, footer) => {
  const company = { ...site.company, services: { ...site.company.services, forms, newsletter: list }, privacy: { deleteAfterDays } }
  const page = mainAt({ ...site, company } as typeof site, '/contact').getRootNode() as DocumentFragment
  expect([...page.querySelectorAll('.form-place > .form-note')].map(textOf)).toEqual([contact, footer])
})
