import type { Locator, Page } from 'playwright'
import type { Step } from './journeys.ts'

const LANDMARK = { header: 'banner', footer: 'contentinfo' } as const

/** The control of a step, whether a script has turned the link into a button or not. */
export function controlOf(page: Page, { within, control }: Step): Locator {
  const part = page.getByRole(within ? LANDMARK[within] : 'main')
  const named = (role: 'link' | 'button') => part.getByRole(role, { name: control, exact: true })
  return named('link').or(named('button')).first()
}
