import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Footer } from '../../src/layouts/Footer.tsx'
import { site } from '../fixtures/site.ts'
import { textOf } from '../pages/renderMain.tsx'

const { company, messages } = site

/** The newsletter form of a site whose `services.forms` has this value, and its message when no response arrives. */
function readForm(forms: string) {
  const footer = <Footer company={{ ...company, services: { ...company.services, forms } }} messages={messages} />
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
  const { form, silent } = readForm(forms)
  expect([form.getAttribute('action'), form.getAttribute('method'), silent]).toEqual([forms, 'post', words])
})

it('the newsletter form without a receiver says before its button that it is not connected, and opens an email', () => {
  const { form } = readForm('none')
  expect([form.getAttribute('action'), form.getAttribute('enctype')]).toEqual([`mailto:${company.email}`, 'text/plain'])
  const parts = [...form.querySelectorAll('.form-note, button[type=submit]')]
  expect(textOf(parts[0])).toBe(messages.forms.unconnected.before)
  expect(parts.at(-1)?.tagName).toBe('BUTTON')
  expect(textOf(readForm('/forms').form)).not.toContain(messages.forms.unconnected.before)
})
