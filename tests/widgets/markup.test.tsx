import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ButtonLink, ExternalLink } from '../../src/ui/links.tsx'
import { Acknowledge, Unavailable } from '../../src/widgets/acknowledge/Acknowledge.tsx'
import { FilterList } from '../../src/widgets/filter/FilterList.tsx'
import { ContactForm, NewsletterForm } from '../../src/widgets/form/forms.tsx'
import { ShareButton } from '../../src/widgets/share/ShareButton.tsx'
import { Toasts } from '../../src/widgets/toast/Toasts.tsx'

/** The HTML before any script runs. */
const html = (part: ReactNode) => renderToStaticMarkup(part)
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1])

const reach = { email: 'hello@company.example', phone: '+234 800 000 0000', whatsapp: 'https://whatsapp.example/234' }
const toast = { title: 'Message Sent', description: 'Thank you.' }

describe('a list with a filter', () => {
  const items = ['theatre', 'radio'].map((option) => ({ key: option, option, content: option }))
  const options = ['All', 'theatre', 'film', 'radio']
  const list = html(
    <FilterList legend="Category" name="category" options={options} empty="Nothing." noun={['event', 'events']} items={items} />,
  )

  it('marks each item with the position of its option', () => {
    expect(all(list, /<li data-option="([^"]*)"/g)).toEqual(['2', '4'])
  })

  it('shows everything at first', () => {
    expect(all(list, /<input type="radio"[^>]*value="(\w+)"/g)).toEqual(['all', 'theatre', 'film', 'radio'])
    expect(list.match(/checked=""/g)).toHaveLength(1)
    expect(list).toMatch(/<input [^>]*checked="" value="all"/)
  })

  it('is filtered by its stylesheet for up to nine options', () => {
    const css = readFileSync('src/widgets/filter/filter.css', 'utf8')
    for (let place = 2; place <= 9; place += 1) {
      expect(css).toContain(`.filter:has(.filter-choice:nth-of-type(${place}) :checked) [data-option]:not([data-option="${place}"])`)
      expect(css).toContain(`.filter:has(.filter-choice:nth-of-type(${place}) :checked):not(:has([data-option="${place}"])) .filter-empty`)
    }
  })
})

describe('forms', () => {
  const formProps = { ...reach, action: '/forms', unconnected: 'It is not connected.', privacy: 'Only we read it.', toast }
  const next = { confirm: 'Confirm.', received: 'Received.' }
  const contact = html(<ContactForm {...formProps} reasons={[{ value: 'general', label: 'General Inquiry' }]} />)
  const newsletter = html(<NewsletterForm {...formProps} next={next} placeholder="Your email address" button="Subscribe" />)

  it.each([contact, newsletter])('are sent by POST, so that nothing typed gets into a URL', (form) => {
    expect(form).toMatch(/<form[^>]*action="\/forms"/)
    expect(form).toMatch(/<form[^>]*method="post"/)
    expect(form).not.toMatch(/enctype|is not connected/i)
    for (const words of ['Only we read it.', 'href="tel:+2348000000000"', 'href="https://whatsapp.example/234"'])
      expect(form).toContain(words)
  })

  it('open an email where no receiver is connected, and say so before the fields', () => {
    const form = html(<ContactForm {...formProps} action={undefined} reasons={[]} />)
    expect(form).toMatch(/<form[^>]*action="mailto:hello@company\.example"[^>]*enctype="text\/plain"[^>]*><p[^>]*>It is not connected\./i)
  })

  it('label every field, and none twice', () => {
    const fields = all(contact, /<(?:input|select|textarea)[^>]* id="([^"]+)"/g)
    expect(all(contact, /<label for="([^"]+)"/g)).toEqual(fields)
    expect(fields).toHaveLength(5)
    expect(contact.match(/required=""/g)).toHaveLength(5)
  })

  it('give the empty first option of a select a label', () => {
    expect(contact).toMatch(/<option value="" label="[^"]+"/)
  })
})

describe('buttons that only acknowledge', () => {
  it('open a popover with the message and contact details', () => {
    const text = html(<Acknowledge id="notify" toast={toast} {...reach} text="Notify Me" />)
    const [note] = all(text, /<button[^>]*popovertarget="([^"]+)"/gi)
    expect(text).toMatch(new RegExp(`<div class="note" id="${note}" popover="auto">`))
    expect(text).toMatch(/data-part="title">Message Sent<.*data-part="text">Thank you\.<.*mailto:hello@company\.example/)
  })

  it('are described by the reason when they do nothing yet', () => {
    const text = html(<Unavailable id="kit" reason="Not online yet." {...reach} text="Download Press Kit" />)
    expect(text).toContain('aria-describedby="kit-reason"')
    expect(text).toContain('<p id="kit-reason">Not online yet.</p>')
  })
})

describe('links', () => {
  it('to other sites say that they open a new tab, and for payments on which site', () => {
    const link = html(<ExternalLink href="https://x.example/a" text="X" />)
    expect(link).toMatch(/target="_blank" rel="noopener noreferrer".*\(opens in a new tab\)/)
    const payment = html(<ButtonLink href="https://pay.example/gift" external text="Donate" />)
    expect(payment).toContain('(pay.example, opens in a new tab)')
    const described = html(<ExternalLink href="https://press.example/r" describe="Read it: The drum" text="Read it" />)
    expect(described).toContain('aria-label="Read it: The drum (opens in a new tab)"')
  })

  it('that share the page by email contain its text and URL', () => {
    const text = html(<ShareButton url="https://c.example/careers" title="Work & play" text="Ten roles" copied={toast} />)
    expect(text).toContain('href="mailto:?subject=Work%20%26%20play&amp;body=Ten%20roles%0Ahttps%3A%2F%2Fc.example%2Fcareers"')
  })
})

it('the live region of toasts is in the HTML, polite and empty', () => {
  expect(html(<Toasts />)).toContain('<div role="status" aria-live="polite" aria-atomic="false" data-part="messages"></div>')
})
