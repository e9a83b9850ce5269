// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lazyLoad, type Start, type Widget } from '../../src/browser/lazyLoad.ts'
import { removeListenersAfterwards } from './listeners.ts'

const report = vi.fn()
/** Settles each request for code, in order. */
let requests: { send: () => void; fail: () => void }[] = []
let observed: Element[] = []
/** Calls the intersection observer for an element. */
let intersect: (target: Element) => void

removeListenersAfterwards()

/** Starts the loader on a page, with every widget’s code delayed. */
function open(html: string, { run = () => {}, nearAfterMs }: { run?: Start; nearAfterMs?: number } = {}) {
  document.body.innerHTML = html
  const widget: Widget = {
    load: () =>
      new Promise((resolve, reject) => {
        requests.push({ send: () => resolve({ start: run }), fail: () => reject(new Error('no network')) })
      }),
    nearAfterMs,
  }
  return lazyLoad({ any: widget }, report)
}

const find = (id: string) => document.getElementById(id) as HTMLElement
const stateOf = (id: string) => find(id).dataset.state
const settle = () => vi.advanceTimersByTimeAsync(1)
const part = (content = '') => `<div id="part" data-widget="any">${content}</div>`

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  observed = []
  report.mockClear()
  history.replaceState(null, '', '/')
  document.documentElement.dataset.mode = 'full'
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        intersect = (target) => callback([{ isIntersecting: true, target }])
      }
      observe = (target: Element) => observed.push(target)
    },
  )
})

describe('the state of a part', () => {
  test('is none again when the request fails, which is not reported, and the next use requests the code again', async () => {
    const load = open(part())
    load(find('part'))
    requests[0]?.fail()
    await settle()
    expect(stateOf('part')).toBeUndefined()
    expect(report).not.toHaveBeenCalled()
    load(find('part'))
    expect(requests).toHaveLength(2)
  })
})

// Unstyled, a dialog would lock the page unseen, and a carousel measure wrong widths.
test.each([
  ['the stylesheet', () => document.querySelector('link')?.dispatchEvent(new Event('load'))],
  ['the page, if its stylesheet failed', () => dispatchEvent(new Event('load'))],
])('code that has loaded starts with %s', async (_what, arrive) => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const load = open(`<link rel="stylesheet" href="/x.css">${part()}`)
  load(find('part'))
  requests[0]?.send()
  await settle()
  expect(stateOf('part')).toBe('loading')
  arrive()
  await settle()
  expect(stateOf('part')).toBe('ready')
})

describe('code loads', () => {
  test.each(['pointerover', 'touchstart', 'focusin', 'click'])('on intent, shown by %s', (type) => {
    open(part('<p id="inner"></p>'))
    expect(stateOf('part')).toBe('idle')
    find('inner').dispatchEvent(new Event(type, { bubbles: true, composed: true }))
    expect(stateOf('part')).toBe('loading')
  })

  test('near the viewport, after its delay from the load event, except in save-data mode', async () => {
    open(part(), { nearAfterMs: 4000 })
    await vi.advanceTimersByTimeAsync(3999)
    expect(observed).toEqual([])
    await settle()
    expect(observed).toEqual([find('part')])
    document.documentElement.dataset.mode = 'save-data'
    intersect(find('part'))
    await vi.advanceTimersByTimeAsync(100)
    expect(stateOf('part')).toBe('idle')
    document.documentElement.dataset.mode = 'full'
    intersect(find('part'))
    await vi.advanceTimersByTimeAsync(100)
    expect(stateOf('part')).toBe('loading')
  })
})
