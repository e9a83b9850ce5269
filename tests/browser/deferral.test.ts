// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { showSectionsInTurn, startDeferral } from '../../src/browser/deferral.ts'
import { setBusy } from '../../src/browser/partState.ts'
import { removeListenersAfterwards } from './listeners.ts'

const root = document.documentElement
const find = (selector: string) => document.querySelector(selector) as HTMLElement

let readyState: DocumentReadyState

/** Starts on a page, and returns whether what is below the fold waits. */
function open(address = '/') {
  history.replaceState(null, '', address)
  startDeferral()
  return 'sections' in root.dataset
}
/** How the page was opened, as Chromium tells it. */
const setNavigation = (navigation: { type?: string; name?: string }) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'navigate', name: 'https://www.ilu.example/', ...navigation } as PerformanceNavigationTiming])
/** Passes frames and tasks, so that one more section is shown. */
const nextTask = () => vi.advanceTimersByTimeAsync(20)
/** Loads the page’s script and its stylesheet. */
const loadStylesheet = async () => {
  showSectionsInTurn()
  find('link').dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
}
const loadEvent = async () => {
  readyState = 'complete'
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
}
/** The parts of the page that are hidden one by one, after the stylesheet. */
const hiddenParts = () => [...document.querySelectorAll('[hidden]')].map(({ id }) => id)

removeListenersAfterwards()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { userAgentData: {} })
  setNavigation({})
  readyState = 'loading'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  const sections = ['first', 'second', 'third', 'fourth'].map((id) => `<section id="${id}"></section>`).join('')
  document.body.innerHTML = `<link rel="stylesheet"><button>Menu</button><main>${sections}</main><footer id="last" class="footer"></footer>`
})

test('what is below the fold waits for the stylesheet, unless the page opens at a fragment', () => {
  expect(open()).toBe(true)
  delete root.dataset.sections
  expect(open('/#days')).toBe(false)
})

test.each([
  ['a visitor who returns to a position by a reload', { type: 'reload' }],
  ['a visitor who returns to a position by Back', { type: 'back_forward' }],
  ['a link to a text', { name: 'https://www.ilu.example/#:~:text=drum' }],
  ['a browser that does not tell of links to a text', undefined],
])('for %s, the stylesheet shows everything at once', async (_, navigation) => {
  if (navigation) setNavigation(navigation)
  else vi.stubGlobal('navigator', {})
  open()
  await loadStylesheet()
  expect(root.dataset).not.toHaveProperty('sections')
  expect(hiddenParts()).toEqual([])
})

test('after the stylesheet, each later section is shown in a task of its own, and the footer last', async () => {
  open()
  await loadStylesheet()
  expect(root.dataset).not.toHaveProperty('sections')
  expect(hiddenParts()).toEqual(['third', 'fourth', 'last'])
  await nextTask()
  expect(hiddenParts()).toEqual(['fourth', 'last'])
  await nextTask()
  expect(hiddenParts()).toEqual(['last'])
  await nextTask()
  expect(hiddenParts()).toEqual([])
})

// e2e/below-fold.spec.ts has the stylesheet, three seconds and the focus.
test.each(['click', 'keydown', 'focusin', 'beforeprint'])('all sections are shown at once on %s', async (type) => {
  open()
  await vi.advanceTimersByTimeAsync(100)
  expect(root.dataset).toHaveProperty('sections')
  await loadStylesheet()
  expect(hiddenParts()).toContain('third')
  find('button').dispatchEvent(new Event(type, { bubbles: true }))
  expect(hiddenParts()).toEqual([])
})

test('sections are shown in turn too by a script that arrives after the stylesheet', async () => {
  open()
  vi.spyOn(find('link') as HTMLLinkElement, 'sheet', 'get').mockReturnValue(new CSSStyleSheet())
  await showSectionsInTurn()
  expect(hiddenParts()).toEqual(['third', 'fourth', 'last'])
})

test('nothing waits for a stylesheet that has not loaded by the load event', async () => {
  open()
  showSectionsInTurn()
  await loadEvent()
  expect({ ...root.dataset }).toEqual({})
  await vi.advanceTimersByTimeAsync(100)
  expect(hiddenParts()).toEqual([])
})

test('nothing waits for a script that has not loaded by the load event', async () => {
  open()
  find('link').dispatchEvent(new Event('load'))
  await loadEvent()
  expect({ ...root.dataset }).toEqual({})
  expect(hiddenParts()).toEqual([])
})

test('later pictures wait while the code of a control that was clicked is loading', async () => {
  open()
  setBusy(find('button'), true)
  await loadEvent()
  expect(root.dataset).toHaveProperty('pictures')
  setBusy(find('button'), false)
  await vi.advanceTimersByTimeAsync(1)
  expect(root.dataset).not.toHaveProperty('pictures')
})
