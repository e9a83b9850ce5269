import { expect, it } from 'vitest'
import { companySchema } from '../../src/content/schemas/company.ts'
import { formServiceKind } from '../../src/lib/formAction.ts'

const accepts = (forms: string) => companySchema.shape.services.shape.forms.safeParse(forms).success

it.each([
  ['/forms', 'receiver'],
  ['https://forms.example/f/1', 'service'],
  ['none', 'none'],
])('services.forms may be %s', (forms, kind) => {
  expect(accepts(forms)).toBe(true)
  expect(formServiceKind(forms)).toBe(kind)
})

it.each(['forms', '//evil.example/forms', 'http://forms.example/f/1'])('services.forms may not be “%s”', (forms) => {
  expect(accepts(forms)).toBe(false)
})
