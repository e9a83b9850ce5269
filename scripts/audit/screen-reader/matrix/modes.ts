import type { Page } from 'playwright'
import { SPACED, setTextStyle, TWICE } from '../../../../e2e/textStyles.ts'
import { renderOffScreen } from '../recordedSite.ts'

/** A mode in which a visitor may use a page. */
export interface Mode {
  name: string
  width: number
  height: number
  colorScheme?: 'dark'
  forcedColors?: 'active'
  reducedMotion?: 'reduce'
  /** A user stylesheet. */
  css?: string
}

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

/** Modes that are set on an open page. For WITHOUT_SCRIPTS, the page is opened again. */
export const MODES: readonly Mode[] = [
  { name: 'phone', ...PHONE },
  { name: '320 px', width: 320, height: 568 },
  { name: 'text doubled', ...PHONE, css: TWICE },
  { name: 'text spaced', ...PHONE, css: SPACED },
  { name: 'night', ...PHONE, colorScheme: 'dark' },
  { name: 'forced colours', ...DESKTOP, forcedColors: 'active' },
  { name: 'reduced motion', ...DESKTOP, reducedMotion: 'reduce' },
  { name: 'desktop', ...DESKTOP },
]

/** The mode in which all states are opened: a phone has the most. */
export const OPENED: Mode = { name: 'opened', ...PHONE }

/** The mode for a page without scripts. */
export const WITHOUT_SCRIPTS: Mode = { name: 'scripts off', ...PHONE }

/** Sets the mode of an open page, and waits until all finite animations have ended. */
export async function setMode(page: Page, { width, height, colorScheme, forcedColors, reducedMotion, css = '' }: Mode): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    colorScheme: colorScheme ?? 'light',
    forcedColors: forcedColors ?? 'none',
    reducedMotion: reducedMotion ?? 'no-preference',
  })
  await setTextStyle(page, css)
  await renderOffScreen(page)
  await waitForAnimations(page)
}

/** Waits for transitions to end: during one, text has temporary colours. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    const ended = Promise.all(finite.map((one) => one.finished.catch(() => {})))
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000))])
  })
}
