import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ButtonLink, ExternalLink } from '../../src/ui/links.tsx'
import { ContactForm } from '../../src/widgets/form/forms.tsx'
import { Toasts } from '../../src/widgets/toast/Toasts.tsx'

/** The HTML before any script runs. */
const html = (part: ReactNode) => renderToStaticMarkup(part)

it('a list is filtered by its stylesheet for up to nine options', () => {
  const css = readFileSync('src/widgets/filter/filter.css', 'utf8')
  for (let place = 2; place <= 9; place += 1) {
    expect(css).toContain(`.filter:has(.filter-choice:nth-of-type(${place}) :checked) [data-option]:not([data-option="${place}"])`)
    expect(css).toContain(`.filter:has(.filter-choice:nth-of-type(${place}) :checked):not(:has([data-option="${place}"])) .filter-empty`)
  }
})

it('a form opens an email where no receiver is connected, and says so before the fields', () => {
  const channels = { email: 'hello@company.example', phone: '+234 800 000 0000', whatsapp: 'https://whatsapp.example/234' }
  const texts = { unconnected: 'It is not connected.', privacy: 'Only we read it.', toast: { title: 'Sent', description: 'Thank you.' } }
  expect(html(<ContactForm {...channels} {...texts} reasons={[]} />)).toMatch(
    /<form[^>]*action="mailto:hello@company\.example"[^>]*enctype="text\/plain"[^>]*><p[^>]*>It is not connected\./i,
  )
})

it('links to other sites say that they open a new tab, and for payments on which site', () => {
  const link = html(<ExternalLink href="https://x.example/a" text="X" />)
  expect(link).toMatch(/target="_blank" rel="noopener noreferrer".*\(opens in a new tab\)/)
  const payment = html(<ButtonLink href="https://pay.example/gift" external text="Donate" />)
  expect(payment).toContain('(pay.example, opens in a new tab)')
  const described = html(<ExternalLink href="https://press.example/r" describe="Read it: The drum" text="Read it" />)
  expect(described).toContain('aria-label="Read it: The drum (opens in a new tab)"')
})

it('the live region of toasts is in the HTML, polite and empty', () => {
  expect(html(<Toasts />)).toContain('<div role="status" aria-live="polite" aria-atomic="false" data-part="messages"></div>')
})
