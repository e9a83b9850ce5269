import type { CDPSession, Page } from 'playwright'
import { type Indicator, measureIndicator } from './focusIndicator.ts'
import { type FocusedElement, watchFocus } from './watchFocus.ts'

/** A stop in the browser’s accessibility tree. */
interface AccessibleStop {
  name: string
  role: string
  states: readonly string[]
}

/** One stop of the Tab key. */
export interface Stop extends AccessibleStop, Omit<FocusedElement, 'boxes' | 'surroundings' | 'current'> {
  /** Undefined when it was not measured. */
  indicator?: Indicator
  /** Whether it is announced as collapsed and Enter does not change that. */
  staysClosed?: boolean
}

/** One walk through a page. */
export interface Walk {
  stops: Stop[]
  unreached: string[]
  /** Whether Tab never left the page. */
  isTrapped: boolean
}

/** No page has so many stops: beyond it, the focus is trapped. */
const MAX_STOPS = 300

/**
 * Presses Tab from the current focus until it leaves the page, and opens what opens in place: menu, disclosures, further pictures.
 * `isMeasured` selects the stops whose focus indicator is measured, which takes most of the time.
 */
export async function walkPage(page: Page, isMeasured: (stop: Stop) => boolean = () => true): Promise<Walk> {
  const cdp = await page.context().newCDPSession(page)
  await page.evaluate(watchFocus)
  const stops: Stop[] = []
  let isTrapped = true
  while (isTrapped && stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab')
    const sight = await page.evaluate(() => window.walk.look())
    if (sight === null) isTrapped = false
    if (sight === null || sight.isAgain) break
    const { boxes: _boxes, surroundings: _surroundings, current, ...seen } = sight
    const stop: Stop = { ...(await readAccessibleStop(cdp, current)), ...seen }
    if (isMeasured(stop)) stop.indicator = await measureIndicator(cdp, sight)
    stops.push(stop)
    if (opensInPlace(stop)) stop.staysClosed = await open(page, cdp)
  }
  const unreached = await page.evaluate(() => window.walk.findUnreached())
  await cdp.detach()
  return { stops, unreached, isTrapped }
}

/** How often the expanded state is polled, and the interval in milliseconds. */
const MAX_POLLS = 100
const POLL_MS = 50

/** Presses Enter and waits until the focused element is announced as expanded. True when it never is. */
async function open(page: Page, cdp: CDPSession): Promise<boolean> {
  await page.keyboard.press('Enter')
  for (let asked = 0; asked < MAX_POLLS; asked += 1) {
    if (!(await readAccessibleStop(cdp, null)).states.includes('collapsed')) return false
    await page.waitForTimeout(POLL_MS)
  }
  return true
}

const opensInPlace = ({ role, states }: AccessibleStop) =>
  (role === 'button' || role === 'disclosure') && states.includes('collapsed') && !states.includes('opens a dialog')

/** Chromium’s names for roles that ARIA names differently or lacks. */
const ROLES: Readonly<Record<string, string>> = { DisclosureTriangle: 'disclosure', none: '', generic: '', GenericContainer: '' }

/** Accessibility properties in words. All others are never announced, or always the same. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  expanded: { true: 'expanded', false: 'collapsed' },
  checked: { true: 'checked', false: 'not checked', mixed: 'partly checked' },
  selected: { true: 'selected' },
  pressed: { true: 'pressed', false: 'not pressed' },
  required: { true: 'required' },
  disabled: { true: 'disabled' },
  readonly: { true: 'read only' },
  busy: { true: 'busy' },
  invalid: { true: 'invalid' },
  hasPopup: { dialog: 'opens a dialog', menu: 'opens a menu', listbox: 'opens a list', true: 'opens a menu' },
}

/** The name, role and states of the focused element, as Chromium computes them for assistive technology. */
async function readAccessibleStop(cdp: CDPSession, current: string | null): Promise<AccessibleStop> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' })
  if (result.objectId === undefined) throw new Error('Nothing has the focus.')
  const { nodes } = await cdp.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false })
  await cdp.send('Runtime.releaseObject', { objectId: result.objectId })
  const [node] = nodes
  const role = String(node?.role?.value ?? '')
  const states = (node?.properties ?? []).flatMap(({ name, value }) => STATES[name]?.[String(value.value)] ?? [])
  const isCurrent = current !== null && current !== 'false'
  return {
    name: String(node?.name?.value ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    role: ROLES[role] ?? role,
    states: [...states, ...(isCurrent ? [current === 'page' ? 'current page' : 'current'] : [])],
  }
}
