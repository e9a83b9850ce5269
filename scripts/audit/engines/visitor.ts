/** The role of an element, as the browser reports it to assistive technology. */
export type Role = 'link' | 'button' | 'textbox' | 'searchbox' | 'combobox' | 'radio' | 'tab'

/** A key other than a character; the last is the space bar. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | ' '

/** The two viewports for journeys, in CSS pixels. */
export const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const
export type Screen = keyof typeof SCREENS

/**
 * A page in a browser. This interface hides all differences between engines from the journeys. `Handle` is the engine’s reference to an
 * element.
 */
export interface Driver<Handle> {
  /** Opens an address and resolves when the page has loaded. */
  go(url: string): Promise<void>
  /** Every visible element with this role and exactly this accessible name, as the engine computes them, in document order. */
  find(role: Role, name: string): Promise<Handle[]>
  /** Runs a function in the page. It must not use variables from outside, nor contain a named function. */
  run<Result>(code: (...args: never[]) => Result, ...args: (Handle | string)[]): Promise<Result>
  click(thing: Handle): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Errors since this page was opened: thrown by scripts, CSP violations, failed requests. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

/** A running browser. */
export interface EngineBrowser {
  /** Its name and version. */
  name: string
  /** Opens a page in a context of its own, with a viewport of this size. */
  open(screen: Screen): Promise<Driver<unknown>>
  close(): Promise<void>
}

/**
 * Runs in the page: scrolls the element to click to the middle of the viewport, where no fixed element covers it. A radio input is clicked
 * by its label, because the native control is visually hidden.
 */
export const toClicked = (element: Element): Element => {
  const target = (element as HTMLInputElement).type === 'radio' ? (element.closest('label') ?? element) : element
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  return target
}

/** Maximum milliseconds to wait for anything. Lazy-loading waits for an idle page, which takes longer on a busy machine. */
const TIMEOUT_MS = 60_000
const POLL_MS = 200
const MAX_TAB_KEYS = 80

/** Runs in the page: every visible character as written, before text-transform. Spaces are left out, because styles add some. */
const readCharacters = () => {
  const characters: (string | null)[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode())
    if (texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) characters.push(texts.currentNode.textContent)
  return characters.join('').replaceAll(/\s+/g, '')
}

/** Runs in the page: scrolls to the next widget that has not loaded, or to the end, and returns whether all have loaded. */
const loadNextWidget = () => {
  const unloaded = document.querySelector('[data-props]:not([data-state=ready])')
  ;(unloaded ?? document.querySelector('footer'))?.scrollIntoView({ behavior: 'instant' })
  return unloaded === null
}

/** Runs in the page: the label of the field that has the focus, or the text of the control. */
const readFocused = () => {
  const focused = document.activeElement as HTMLInputElement | null
  return (focused?.labels?.[0] ?? focused)?.textContent?.trim() ?? ''
}

/** Runs in the page: whether the browser says that scripts run. */
const runsScripts = () => !matchMedia('(scripting: none)').matches

/** Runs in the page: whether the element with this id is in the viewport. */
const isOnScreen = (id: string) => {
  const { top, bottom } = (document.getElementById(id) as HTMLElement).getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Runs in the page: whether the focus is beside the form with this message. */
const hasFocusBeside = (id: string) => document.getElementById(id)?.closest('.form-place')?.contains(document.activeElement) === true

/** The actions and perceptions of a visitor. Each step waits for its element and throws when it does not appear. */
export type Visitor = ReturnType<typeof visitorOf>

/** A visitor to the site at `origin`, who uses the browser page of `driver`. `timeout` is in milliseconds. */
export function visitorOf<Handle>(driver: Driver<Handle>, origin: string, timeout = TIMEOUT_MS) {
  /** Retries until the condition holds, also after an error, as during navigation. */
  const until = async (wanted: string, isMet: () => Promise<boolean>): Promise<void> => {
    const end = Date.now() + timeout
    let reason = ''
    do {
      try {
        if (await isMet()) return
        reason = ''
      } catch (error) {
        reason = ` (${(error as Error).message})`
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    } while (Date.now() < end)
    const page = await driver.run(() => location.pathname).catch(() => 'a page that is closed')
    throw new Error(`On ${page}: Timed out waiting for ${wanted}.${reason}`)
  }
  const find = async (role: Role, name: string): Promise<Handle> => {
    let found: Handle | undefined
    await until(`the ${role} “${name}”`, async () => {
      found = (await driver.find(role, name))[0]
      return found !== undefined
    })
    return found as Handle
  }
  const isAt = (address: string) =>
    until(`the address ${address}`, async () => (await driver.run(() => location.href)) === new URL(address, origin).href)
  const clicks = async (role: Role, name: string) => driver.click(await find(role, name))
  const shows = async (text: string) => (await driver.run(readCharacters)).includes(text.replaceAll(/\s+/g, ''))
  const hasFocus = (thing: Handle) => driver.run((element: Element) => element === document.activeElement, thing)
  const tabUntil = async (wanted: string, isMet: () => Promise<boolean>) => {
    for (let stops = 0; stops < MAX_TAB_KEYS; stops += 1) {
      await driver.press('Tab')
      if (await isMet()) return
    }
    throw new Error(`${wanted} was not reached by pressing Tab ${MAX_TAB_KEYS} times.`)
  }
  return {
    isAt,
    clicks,
    opens: (address: string) => driver.go(origin + address),
    /** Clicks a link and waits for its page. */
    follows: async (link: string, address: string) => {
      await clicks('link', link)
      await isAt(address)
    },
    goesBack: () => driver.run(() => history.back()),
    /** Clicks a field, then types into it. */
    types: async (role: Role, label: string, text: string) => {
      await clicks(role, label)
      await driver.type(text)
    },
    /** Types into the focused element. */
    writes: (text: string) => driver.type(text),
    presses: (key: Key) => driver.press(key),
    sees: async (...all: string[]) => {
      for (const text of all) await until(`the text “${text}”`, () => shows(text))
    },
    seesNo: (text: string) => until(`the text “${text}” to disappear`, async () => !(await shows(text))),
    /** Expects the link’s address to begin with `start`, on this site or elsewhere. */
    findsLink: async (name: string, start: string) => {
      const address = await driver.run((element: HTMLAnchorElement) => element.href, await find('link', name))
      if (!address.startsWith(new URL(start, origin).href)) throw new Error(`The link “${name}” leads to ${address} and not to ${start}.`)
    },
    hasFocusOn: (role: Role, name: string) =>
      until(`the focus on the ${role} “${name}”`, async () => {
        for (const thing of await driver.find(role, name)) if (await hasFocus(thing)) return true
        return false
      }),
    /** Presses Tab until the first element with this name has the focus. */
    tabsTo: async (role: Role, name: string) => {
      const thing = await find(role, name)
      await tabUntil(`the ${role} “${name}”`, () => hasFocus(thing))
    },
    /** Presses Tab until the field with this label, or the control with this text, has the focus: as `tabsTo`, but also without scripts. */
    tabsToLabel: (label: string) => tabUntil(`“${label}”`, async () => (await driver.run(readFocused)) === label),
    hasValue: async (role: Role, label: string, value: string) => {
      const field = await find(role, label)
      await until(`“${value}” in the ${role} “${label}”`, async () =>
        driver.run((element: HTMLInputElement, wanted: string) => element.value === wanted, field, value),
      )
    },
    /** Expects scripts to run in this browser, or to be disabled. */
    hasScripts: async (isWanted: boolean) => {
      if ((await driver.run(runsScripts)) !== isWanted) throw new Error('JavaScript is not enabled or disabled as requested.')
    },
    /** Expects the message with this id to be in the viewport, and the next Tab to stay in its form. */
    continuesAfter: async (id: string) => {
      await until('the message to be in the viewport', () => driver.run(isOnScreen, id))
      await driver.press('Tab')
      if (!(await driver.run(hasFocusBeside, id))) throw new Error('After the message, Tab moved the focus out of its form.')
    },
    /** Scrolls to the end of the page, past everything that loads near the viewport. */
    readsToTheEnd: () => until('all widgets of the page to load', () => driver.run(loadNextWidget)),
  }
}
