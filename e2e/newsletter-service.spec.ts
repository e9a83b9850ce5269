import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HEADERS_FILE } from '../scripts/deploy/headers.ts'
import { serveSite } from '../scripts/serve/server.ts'
import { NewsletterForm } from '../src/widgets/form/forms.tsx'
import { FIXTURE_DIST } from '../tests/fixtures/fixtureProject.ts'
import { copyChangedSite } from './copyChangedSite.ts'
import { test } from './test.ts'
import { newsletterForm } from './visitorForms.ts'

// The newsletter form of a site whose `services.newsletter` names a mailing-list service. The stand-in takes what each service’s own form
// sends, and refuses what that service refuses: a missing field, or a filled-in honeypot.

/** The form of each service, from its own documentation and source. */
const SERVICES: Readonly<Record<string, { path: string; emailField: string; hidden: { name: string; value?: string }[] }>> = {
  Listmonk: {
    path: '/subscription/form',
    emailField: 'email',
    hidden: [{ name: 'l', value: 'c2cc0b31-b485-4d72-8ce8-b47081beadec' }, { name: 'nonce' }],
  },
  Buttondown: { path: '/api/emails/embed-subscribe/gangan', emailField: 'email', hidden: [{ name: 'embed', value: '1' }] },
  Brevo: {
    path: '/serve/MUIFAKJs',
    emailField: 'EMAIL',
    hidden: [{ name: 'email_address_check' }, { name: 'locale', value: 'en' }],
  },
  Mailchimp: { path: '/subscribe/post?u=8b3ca1&id=24c7f1', emailField: 'EMAIL', hidden: [{ name: 'b_8b3ca1_24c7f1' }] },
}
const REQUIRED: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  Listmonk: { email: /@/, l: /^[\da-f-]{36}$/, nonce: /^$/ },
  Buttondown: { email: /@/, embed: /^1$/ },
  Brevo: { EMAIL: /@/, email_address_check: /^$/, locale: /^\w\w$/ },
  Mailchimp: { EMAIL: /@/, b_8b3ca1_24c7f1: /^$/ },
}

let service: Server
let origin: string
test.beforeAll(async () => {
  service = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const sent = new URLSearchParams(Buffer.concat(chunks).toString())
    const [name] = Object.entries(SERVICES).find(([, one]) => one.path === request.url) ?? []
    const wanted = Object.entries((name && REQUIRED[name]) || {})
    const isGood =
      request.method === 'POST' && wanted.length > 0 && wanted.every(([field, pattern]) => pattern.test(sent.get(field) ?? '?'))
    response.writeHead(isGood ? 200 : 400, { 'Content-Type': 'text/html' })
    response.end(
      `<!doctype html><html lang="en"><title>${name}</title><h1>${isGood ? 'Confirm by email' : 'Refused'}</h1><p>${[...sent.keys()].join()}`,
    )
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
test.afterAll(() => service.close())

for (const [name, { path: address, emailField, hidden }] of Object.entries(SERVICES))
  for (const javaScriptEnabled of [true, false])
    test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled, errorsExpected: true })

      test(`an address is sent to ${name} as its own form does, and its page answers`, async ({ page }) => {
        const texts = { email: 'a@b.example', phone: '+234 1', whatsapp: 'https://w.example/1', unconnected: '', privacy: '', next: '' }
        const form = renderToStaticMarkup(
          createElement(NewsletterForm, {
            ...texts,
            toast: { title: '', description: '' },
            placeholder: 'Your email address',
            button: 'Subscribe',
            service: { address: origin + address, emailField, hidden },
          }),
        )
        const [own = ''] = /<form[\s\S]*<\/form>/.exec(form) ?? []
        const folder = mkdtempSync(path.join(tmpdir(), 'newsletter-'))
        copyChangedSite(FIXTURE_DIST, folder, (html) => html.replace(/<form[^>]*id="?newsletter-form[\s\S]*?<\/form>/, () => own))
        const headers = readFileSync(path.join(folder, HEADERS_FILE), 'utf8')
        // As tests/deploy/headers.test.ts says.
        writeFileSync(path.join(folder, HEADERS_FILE), headers.replaceAll("form-action 'self'", `form-action 'self' ${origin}`))
        const site = await serveSite(folder)
        try {
          await page.goto(`${site.origin}/about`)
          await newsletterForm(page).getByLabel('Email address').fill('ada@example.com')
          await newsletterForm(page).getByRole('button', { name: 'Subscribe' }).click()
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm by email')
          await expect(page.locator('p')).toHaveText([emailField, ...hidden.map((field) => field.name)].join())
        } finally {
          site.close()
          rmSync(folder, { recursive: true })
        }
      })
    })
