import type { Driver, Key, Role } from './driver.ts'

/** Maximum milliseconds to wait for anything. Lazy-loading waits for an idle page, which takes longer on a busy machine. */
const TIMEOUT_MS = 60_000
const POLL_MS = 200
const MAX_TAB_KEYS = 40

/** Runs in the page: every visible character as written, before text-transform. Spaces are left out, because styles add some. */
const readCharacters = () => {
  const words: (string | null)[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode())
    if (texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) words.push(texts.currentNode.textContent)
  return words.join('').replaceAll(/\s+/g, '')
}

/** Runs in the page: scrolls to the next widget that has not loaded, or to the end, and returns whether all have loaded. */
const loadNextWidget = () => {
  const sleeping = document.querySelector('[data-props]:not([data-state=ready])')
  ;(sleeping ?? document.querySelector('footer'))?.scrollIntoView({ behavior: 'instant' })
  return sleeping === null
}

/** What a visitor does in a browser, and perceives. Each step waits for its element and throws when it does not appear. */
export type Visitor = ReturnType<typeof visitorOf>

/** A visitor to the site at `origin`, who uses the browser page of `driver`. `timeout` is in milliseconds. */
export function visitorOf<Handle>(driver: Driver<Handle>, origin: string, timeout = TIMEOUT_MS) {
  const until = (wanted: string, isMet: () => Promise<boolean>) =>
    waitUntil(wanted, isMet, timeout).catch(async (error: Error) => {
      const page = await driver.run(() => location.pathname).catch(() => 'a page that has gone')
      throw new Error(`On ${page}: ${error.message}`)
    })
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
  const shows = async (words: string) => (await driver.run(readCharacters)).includes(words.replaceAll(/\s+/g, ''))
  const hasFocus = (thing: Handle) => driver.run((element: Element) => element === document.activeElement, thing)
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
    hits: (key: Key) => driver.press(key),
    sees: async (...all: string[]) => {
      for (const words of all) await until(`the words “${words}”`, () => shows(words))
    },
    seesNo: (words: string) => until(`the words “${words}” to go`, async () => !(await shows(words))),
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
      for (let stops = 0; stops < MAX_TAB_KEYS; stops += 1) {
        await driver.press('Tab')
        if (await hasFocus(thing)) return
      }
      throw new Error(`The ${role} “${name}” was not reached by ${MAX_TAB_KEYS} presses of Tab.`)
    },
    hasIn: async (role: Role, label: string, value: string) => {
      const field = await find(role, label)
      await until(`“${value}” in the ${role} “${label}”`, async () =>
        driver.run((element: HTMLInputElement, wanted: string) => element.value === wanted, field, value),
      )
    },
    /** Scrolls to the end of the page, past everything that loads near the viewport. */
    readsToTheEnd: () => until('all widgets of the page to load', () => driver.run(loadNextWidget)),
  }
}

/** Retries until the condition holds, also after an error, as during navigation. Throws after `timeout` milliseconds. */
export async function waitUntil(wanted: string, isMet: () => Promise<boolean>, timeout = TIMEOUT_MS): Promise<void> {
  const end = Date.now() + timeout
  let trouble = ''
  do {
    try {
      if (await isMet()) return
      trouble = ''
    } catch (error) {
      trouble = ` (${(error as Error).message})`
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  } while (Date.now() < end)
  throw new Error(`Waited in vain for ${wanted}.${trouble}`)
}
