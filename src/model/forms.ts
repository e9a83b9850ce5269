import type { Site } from '../content/site.ts'

/** Who takes the forms of the site: its own receiver at a path, a service elsewhere, or nobody. */
export type FormService = { kind: 'receiver'; path: string } | { kind: 'service'; address: string; origin: string } | { kind: 'none' }

/** Who takes the forms, by the company's file. */
export function getFormService({ company }: Pick<Site, 'company'>): FormService {
  const { forms } = company.services
  if (forms === 'none') return { kind: 'none' }
  return forms.startsWith('/') ? { kind: 'receiver', path: forms } : { kind: 'service', address: forms, origin: new URL(forms).origin }
}
