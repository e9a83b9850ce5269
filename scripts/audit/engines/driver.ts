/** What a thing on a page is, as a browser tells assistive technology. */
export type Role = 'link' | 'button' | 'textbox' | 'searchbox' | 'combobox' | 'radio' | 'tab'

/** A key that does something, rather than write a letter; the last is the long one. */
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
  /** Everything on the screen that the engine itself says has this role and exactly this name, in the order of the page. */
  find(role: Role, name: string): Promise<Thing[]>
  /** Runs a function in the page. It may use nothing from outside itself, and no function with a name within. */
  run<Result>(code: (...args: never[]) => Result, ...args: (Thing | string)[]): Promise<Result>
  /** Presses a thing as a pointer does. */
  click(thing: Thing): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** What pages complained of since this one was opened: errors of scripts, refusals of the policy, files that did not come. */
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
 * Runs in the page: brings what a pointer shall press to the middle of the screen, where nothing lies over it. A choice is pressed by
 * its label, since the browser’s own dot is not shown.
 */
export const toPressed = (element: Element): Element => {
  const target = (element as HTMLInputElement).type === 'radio' ? (element.closest('label') ?? element) : element
  target.scrollIntoView({ block: 'center', behavior: 'instant' })
  return target
}
