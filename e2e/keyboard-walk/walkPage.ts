import type { CDPSession, Page } from 'playwright'
import { measureIndicator } from './focusIndicator.ts'
import { watchFocus } from './watchFocus.ts'

/** One walk through a page. */
export type Walk = Awaited<ReturnType<typeof walkPage>>

type FocusedElement = NonNullable<ReturnType<ReturnType<typeof watchFocus>['look']>>

/** One stop of the Tab key. */
export type Stop = FocusedElement['stop'] &
  Awaited<ReturnType<typeof readAccessibleStop>> & {
    /** Undefined when it was not measured. */
    indicator?: Awaited<ReturnType<typeof measureIndicator>>
    /** Whether Enter does not expand what is announced as collapsed. */
    staysClosed?: boolean
  }

/** No page has so many stops: beyond it, the focus is trapped. */
const MAX_STOPS = 300

/**
 * Presses Tab from the current focus until it leaves the page, and opens menu, disclosures and further pictures.
 * `isMeasured` selects the stops whose focus indicator is measured, which takes most of the time.
 */
export async function walkPage(page: Page, isMeasured: (stop: Stop) => boolean = () => true) {
  const cdp = await page.context().newCDPSession(page)
  const watch = await page.evaluateHandle(watchFocus)
  const stops: Stop[] = []
  let isTrapped = true
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab')
    // The focus loads the code of some controls, which changes their role.
    await page.waitForFunction(() => !document.activeElement?.matches('[data-state=loading]'))
    const focused = await watch.evaluate(({ look }) => look())
    if (focused === null) isTrapped = false
    if (focused === null || focused.isAgain) break
    const stop: Stop = { ...(await readAccessibleStop(cdp, focused.current)), ...focused.stop }
    if (isMeasured(stop)) {
      stop.indicator = await measureIndicator(cdp, watch, focused)
      // On a busy machine, both screenshots can show the same frame.
      if (stop.indicator.area < 1) stop.indicator = await measureIndicator(cdp, watch, focused)
    }
    stops.push(stop)
    if (opensInPlace(stop)) stop.staysClosed = await staysClosed(page, cdp)
  }
  const unreached = await watch.evaluate(({ findUnreached }) => findUnreached())
  await cdp.detach()
  return { stops, unreached, isTrapped }
}

/** How often the expanded state is polled, and the interval in milliseconds. */
const MAX_POLLS = 100
const POLL_MS = 50

/** Presses Enter and waits until the focused element is announced as expanded. Returns whether it never is. */
async function staysClosed(page: Page, cdp: CDPSession): Promise<boolean> {
  await page.keyboard.press('Enter')
  for (let asked = 0; asked < MAX_POLLS; asked += 1) {
    if (!(await readAccessibleStop(cdp, null)).states.includes('collapsed')) return false
    await page.waitForTimeout(POLL_MS)
  }
  return true
}

const opensInPlace = ({ role, states }: Stop) =>
  (role === 'button' || role === 'disclosure') && states.includes('collapsed') && !states.includes('opens a dialog')

/** Chromium’s names for roles that ARIA names differently or lacks. */
const ROLES: Readonly<Record<string, string>> = { DisclosureTriangle: 'disclosure', none: '', generic: '', GenericContainer: '' }

/** Accessibility properties as text. All others are never announced, or always the same. */
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
async function readAccessibleStop(cdp: CDPSession, current: string | null) {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' })
  if (result.objectId === undefined) throw new Error('Nothing has the focus.')
  const { nodes } = await cdp.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false })
  await cdp.send('Runtime.releaseObject', { objectId: result.objectId })
  const [node] = nodes
  const role = String(node?.role?.value ?? '')
  const name = String(node?.name?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim()
  const states = (node?.properties ?? []).flatMap(({ name, value }) => STATES[name]?.[String(value.value)] ?? [])
  if (current !== null && current !== 'false') states.push(current === 'page' ? 'current page' : 'current')
  return { name, role: ROLES[role] ?? role, states }
}

/** WCAG 2.5.8: the minimum size of a target, in CSS pixels, unless it is in a sentence. */
const MIN_TARGET_SIZE = 24
/** The least unobscured share of a stop: less than 1, for rounded corners and for lines of text that overlap. */
const MIN_UNCOVERED = 0.98

/** The errors of one walk through a page, as messages. */
export function findWalkErrors({ stops, unreached, isTrapped }: Walk): string[] {
  return [
    ...stops.flatMap((stop, index) =>
      errorsOfStop(stop, stops[index - 1]).map((error) => `stop ${index + 1}, ${stop.role || stop.kind} “${stop.name}”: ${error}`),
    ),
    ...unreached.map((element) => `${element} is never reached by Tab.`),
    ...(isTrapped ? ['Tab never leaves the page.'] : []),
  ]
}

function errorsOfStop(stop: Stop, before: Stop | undefined): string[] {
  const { name, role, states, hasPurpose, indicator = { area: 1 }, uncovered, target, isInSentence, isBackward, staysClosed } = stop
  const errors = [
    [name === '', 'it has no name.'],
    [role === '', 'it has no role.'],
    [!hasPurpose, 'it takes the focus, but does nothing.'],
    [indicator.area < 1, `its focus indicator has ${toPercent(indicator.area)} of the area it needs, at a contrast of 3:1.`],
    [uncovered < MIN_UNCOVERED, `only ${toPercent(uncovered)} of it is in view and uncovered.`],
    [
      Math.min(target.width, target.height) < MIN_TARGET_SIZE && !isInSentence,
      `its target has ${toSize(target)} pixels, and needs ${MIN_TARGET_SIZE} × ${MIN_TARGET_SIZE}.`,
    ],
    [staysClosed === true, 'it is announced as collapsed, and Enter does not open it.'],
    [states.includes('invalid'), 'it is announced as invalid before anybody has filled it in.'],
    [isBackward, `the focus goes back to it from “${before?.name}”, which is later in reading order.`],
  ] as const
  return errors.flatMap(([isWrong, error]) => (isWrong ? [error] : []))
}

/** Rounded down: 0.986 is 98 %. */
export const toPercent = (share: number): string => `${Math.floor(share * 100 + 1e-6)} %`

/** Formats a width and a height in pixels as 312 × 48. */
export const toSize = ({ width, height }: Stop['target']): string => `${Math.floor(width + 0.01)} × ${Math.floor(height + 0.01)}`
