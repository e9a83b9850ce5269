import type { Locator, Page } from 'playwright'
import type { Step } from './journeys.ts'

const LANDMARK = { header: 'banner', footer: 'contentinfo' } as const

/** Every control that a step may refer to, whether or not a script has turned the link into a button. */
export function controlsOf(page: Page, { within, control }: Step): Locator {
  const part = page.getByRole(within ? LANDMARK[within] : 'main')
  const named = (role: 'link' | 'button') => part.getByRole(role, { name: control, exact: true })
  return named('link').or(named('button'))
}

/** The first control that a step may refer to. */
export const controlOf = (page: Page, step: Step): Locator => controlsOf(page, step).first()
