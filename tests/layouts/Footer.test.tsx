import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Footer } from '../../src/layouts/Footer.tsx'
import { site } from '../fixtures/site.ts'
import { textOf } from '../pages/renderMain.tsx'

const { company, messages } = site

/** The newsletter form of a site with these services, and its message when no response arrives. */
function readForm(services: Partial<typeof company.services>) {
  const footer = <Footer company={{ ...company, services: { ...company.services, ...services } }} messages={messages} />
  const fragment = JSDOM.fragment(renderToStaticMarkup(footer))
  const form = fragment.querySelector('#newsletter-form') as HTMLFormElement
  const failure = fragment.querySelector<HTMLElement>('[data-form-failure]')?.dataset.formFailure ?? '{}'
  return { form, silent: (JSON.parse(failure) as { silent: string }).silent }
}

// The receiver stores a message once, however often it is sent; a service may store it twice.
it.each([
  ['/forms', messages.forms.failure.silent],
  ['https://forms.example/f/1', messages.forms.failure.silentService],
])('the newsletter form is sent to %s, and says what no answer means', (forms, words) => {
  const { form, silent } = readForm({ forms })
  expect([form.getAttribute('action'), form.getAttribute('method'), silent]).toEqual([forms, 'post', words])
})

it('the newsletter form without a receiver says before its button that it is not connected, and opens an email', () => {
  const { form } = readForm({ forms: 'none' })
  expect([form.getAttribute('action'), form.getAttribute('enctype')]).toEqual([`mailto:${company.email}`, 'text/plain'])
  const parts = [...form.querySelectorAll('.form-note, button[type=submit]')]
  expect(textOf(parts[0])).toBe(messages.forms.unconnected.before)
  expect(parts.at(-1)?.tagName).toBe('BUTTON')
  expect(textOf(readForm({ forms: '/forms' }).form)).not.toContain(messages.forms.unconnected.before)
})

it('the form of a mailing-list service sends its own fields to it, as a browser does without our code', () => {
  const address = 'https://lists.example/subscribe/post?u=8b3ca1&id=24c7f1'
  const hidden = [{ name: 'b_8b3ca1' }, { name: 'locale', value: 'en' }]
  const { form } = readForm({ newsletter: { address, emailField: 'EMAIL', hidden } })
  expect([form.action, form.method, form.closest('[data-widget]')]).toEqual([address, 'post', null])
  expect([...form.querySelectorAll('input')].map(({ name, type, value }) => [name, type, value])).toEqual([
    ['EMAIL', 'email', ''],
    ['b_8b3ca1', 'hidden', ''],
    ['locale', 'hidden', 'en'],
  ])
})
