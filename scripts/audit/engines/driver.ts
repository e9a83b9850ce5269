/** The role of an element, as the browser reports it to assistive technology. */
export type Role = 'link' | 'button' | 'textbox' | 'searchbox' | 'combobox' | 'radio' | 'tab'

/** A key other than a character; the last is the space bar. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | ' '

/** The two screens on which journeys are made, in CSS pixels. */
export const SCREENS = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const

/**
 * One page in one browser. What differs between engines lies behind this, and nothing else does: journeys.ts knows no engine.
 * `Thing` is the engine’s own handle of an element.
 */
export interface Driver<Thing> {
  /** Opens an address and resolves when the page has loaded. */
  go(url: string): Promise<void>
  /** Every visible element with this role and exactly this name, as the engine computes them, in document order. */
  find(role: Role, name: string): Promise<Thing[]>
  /** Runs a function in the page. It may use nothing from its surroundings, and contain no named function. */
  run<Result>(code: (...args: never[]) => Result, ...args: (Thing | string)[]): Promise<Result>
  /** Clicks an element. */
  click(thing: Thing): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Errors since this page was opened: thrown by scripts, CSP violations, failed requests. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

/** A browser that was started. */
export interface Engine {
  /** With its version, for people. */
  name: string
  /** A page of its own that knows nothing of the others, on a screen of this size. */
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
