/** The role of an element, as the browser reports it to assistive technology. */
export type Role = 'link' | 'button' | 'textbox' | 'searchbox' | 'combobox' | 'radio' | 'tab'

/** A key other than a character; the last is the space bar. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | ' '

/** The two viewports for journeys, in CSS pixels. */
export const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const

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

/** Starts a browser, with scripts on or off; undefined when it is missing and cannot be installed. */
export type StartEngine = (runsScripts?: boolean) => Promise<EngineBrowser | undefined>

/** A running browser. */
export interface EngineBrowser {
  /** Its name and version. */
  name: string
  /** Opens a page in a context of its own, with a viewport of this size. */
  open(screen: keyof typeof SCREENS): Promise<Driver<unknown>>
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
