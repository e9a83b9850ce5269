import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NewsletterForm } from '../../src/widgets/form/forms.tsx'

const TEXTS = { email: 'a@b.example', phone: '+234 1', whatsapp: 'https://w.example/1', unconnected: '', privacy: '', next: '' }
const ADDRESS = 'https://lists.example/subscribe/post?u=8b3ca1&id=24c7f1'

test('the form of a mailing-list service sends its own fields to it, as a browser does without our code', () => {
  const html = renderToStaticMarkup(
    <NewsletterForm
      {...TEXTS}
      toast={{ title: '', description: '' }}
      placeholder="Your email address"
      button="Subscribe"
      service={{ address: ADDRESS, emailField: 'EMAIL', hidden: [{ name: 'b_8b3ca1' }, { name: 'locale', value: 'en' }] }}
    />,
  )
  const form = new JSDOM(html).window.document.querySelector('form')
  expect([form?.action, form?.method, form?.closest('[data-widget]')]).toEqual([ADDRESS, 'post', null])
  const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ name, type, value }) => [name, type, value])
  expect(fields).toEqual([
    ['EMAIL', 'email', ''],
    ['b_8b3ca1', 'hidden', ''],
    ['locale', 'hidden', 'en'],
  ])
})
