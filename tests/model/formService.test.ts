import { expect, it } from 'vitest'
import { companySchema } from '../../src/content/schemas/company.ts'
import { getFormService } from '../../src/model/formService.ts'
import { site } from '../fixtures/site.ts'

const withForms = (forms: string) => ({ company: { ...site.company, services: { ...site.company.services, forms } } })

it.each([
  ['/forms', { kind: 'receiver', path: '/forms' }],
  ['https://forms.example/f/1', { kind: 'service', address: 'https://forms.example/f/1', origin: 'https://forms.example' }],
  ['none', { kind: 'none' }],
])('services.forms may be %s', (forms, service) => {
  expect(getFormService(withForms(forms))).toEqual(service)
  expect(companySchema.shape.services.shape.forms.safeParse(forms).success).toBe(true)
})

it.each(['', 'forms', '//evil.example/forms', 'http://forms.example/f/1', 'mailto:hello@gangan.example'])(
  'services.forms may not be “%s”',
  (forms) => {
    expect(companySchema.shape.services.shape.forms.safeParse(forms).success).toBe(false)
  },
)
