import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
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

describe('the newsletter form in the footer', () => {
  it('is sent to the receiver of the site, which stores a message once', () => {
    const { form, silent } = readForm('/forms')
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/forms', 'post'])
    expect(silent).toContain('it arrives once only')
  })

  it('is sent to a form service, which may store a message twice', () => {
    const { form, silent } = readForm('https://forms.example/f/1')
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['https://forms.example/f/1', 'post'])
    expect(silent).toContain('it may arrive twice')
  })

  it('without a receiver, says before its button that it is not connected, and opens an email', () => {
    const { form } = readForm('none')
    expect([form.getAttribute('action'), form.getAttribute('enctype')]).toEqual([`mailto:${company.email}`, 'text/plain'])
    const note = form.querySelector('.form-note')
    expect(textOf(note)).toBe(messages.forms.unconnected.before)
    const button = form.querySelector('button[type=submit]') as Element
    expect((note?.compareDocumentPosition(button) ?? 0) & 4).toBe(4)
    expect(textOf(readForm('/forms').form)).not.toContain(messages.forms.unconnected.before)
  })
})
