import type { Site } from '../content/site.ts'

/** The receiver of the forms: the site’s own at a path, another service, or none. */
export type FormService = { kind: 'receiver'; path: string } | { kind: 'service'; address: string; origin: string } | { kind: 'none' }

/** Gets the receiver of the forms from the company’s file. */
export function getFormService({ company }: Pick<Site, 'company'>): FormService {
  const { forms } = company.services
  if (forms === 'none') return { kind: 'none' }
  return forms.startsWith('/') ? { kind: 'receiver', path: forms } : { kind: 'service', address: forms, origin: new URL(forms).origin }
}
