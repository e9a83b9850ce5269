// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lazyLoad, type Start, type Widget } from '../../src/browser/lazyLoad.ts'

const report = vi.fn()
/** Events in order: the start of a widget’s code, a click handled by the code, and a native action. */
let log: string[] = []
/** Settles each request for code, in order. */
let requests: { send: () => void; fail: () => void }[] = []
let listeners: [string, EventListenerOrEventListenerObject, unknown][] = []
/** Calls the intersection observer for an element. */
let intersect: (target: Element) => void

const start: Start = (part) => {
  log.push(`start ${part.id}`)
  part.addEventListener('click', (event) => {
    event.preventDefault()
    log.push(`code ${(event.target as Element).id}`)
  })
  part.addEventListener('submit', (event) => {
    event.preventDefault()
    log.push(`code ${event.submitter?.id}`)
  })
}

/** Starts the loader on a page, with every widget’s code delayed. `use` acts as the visitor before the loader starts. */
function open(html: string, { run = start, near, use }: { run?: Start; near?: number; use?: () => void } = {}) {
  document.body.innerHTML = html
  use?.()
  const widget: Widget = {
    load: () =>
      new Promise((resolve, reject) => {
        requests.push({ send: () => resolve(run), fail: () => reject(new Error('no network')) })
      }),
    ...(near === undefined ? {} : { near }),
  }
  return lazyLoad(() => widget, report)
}

const find = (id: string) => document.getElementById(id) as HTMLElement
const states = () => [...document.querySelectorAll<HTMLElement>('[data-widget]')].map((part) => part.dataset.state)
const settle = () => vi.advanceTimersByTimeAsync(1)
const part = (tag: string, id: string, widget: string, more = '') =>
  `<${tag} id="${id}" data-widget="${widget}" data-state="idle" ${more}>x</${tag}>`
const button = part('button', 'notify', 'acknowledge')
const accordion = `<div id="faq" data-widget="disclosures" data-state="idle">
  <a class="disclosure-button" id="a" href="#answer-a">A</a><p id="answer-a">Open</p>
  <a class="disclosure-button" id="b" href="#answer-b">B</a><p id="answer-b" hidden="until-found">Closed</p>
</div>`

beforeEach(() => {
  vi.useFakeTimers()
  log = []
  requests = []
  report.mockClear()
  history.replaceState(null, '', '/')
  delete document.documentElement.dataset.less
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        intersect = (target) => callback([{ isIntersecting: true, target }])
      }
      observe = (target: Element) => log.push(`observe ${target.id}`)
    },
  )
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options) => {
    listeners.push([type, listener, options])
    add(type, listener, options)
  })
  // Logs the browser’s native action, unless it was prevented.
  document.onclick = (event) => {
    if (!event.defaultPrevented) log.push(`browser ${(event.target as Element).id}`)
  }
  document.onsubmit = (event) => {
    if (!event.defaultPrevented) log.push(`browser ${event.submitter?.id}`)
    event.preventDefault()
  }
})

afterEach(() => {
  for (const [type, listener, options] of listeners) window.removeEventListener(type, listener, options as boolean)
  listeners = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('an early click', () => {
  test('gets the browser’s default action when the request fails, and the next use requests the code again', async () => {
    open(button)
    find('notify').click()
    requests[0]?.fail()
    await settle()
    expect(log).toEqual(['browser notify'])
    expect(states()).toEqual(['idle'])
    expect(find('notify').hasAttribute('aria-busy')).toBe(false)
    expect(report).not.toHaveBeenCalled()
    find('notify').click()
    requests[1]?.send()
    await settle()
    expect(log.slice(1)).toEqual(['start notify', 'code notify'])
  })

  test('gets the browser’s default action after ten seconds, and is not replayed when the code arrives later', async () => {
    open(button)
    find('notify').click()
    await vi.advanceTimersByTimeAsync(9_900)
    expect(log).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(log).toEqual(['browser notify'])
    requests[0]?.send()
    await settle()
    expect(log).toEqual(['browser notify', 'start notify'])
    expect(states()).toEqual(['ready'])
  })

  test('gets the browser’s default action when the code throws, which is reported and not retried', async () => {
    const error = new Error('It broke.')
    const run = () => {
      throw error
    }
    open(button, { run })
    find('notify').click()
    requests[0]?.send()
    await settle()
    expect(states()).toEqual(['failed'])
    expect(report).toHaveBeenCalledExactlyOnceWith(error, find('notify'))
    find('notify').click()
    expect(log).toEqual(['browser notify', 'browser notify'])
    expect(requests).toHaveLength(1)
  })

  test('on a second dialog link replaces the first; on another kind of control it does not', async () => {
    const link = (id: string) => part('a', id, 'dialog', 'aria-haspopup="dialog" href="#x"')
    open(link('sankara') + link('lulu') + button)
    for (const id of ['notify', 'sankara', 'lulu']) find(id).click()
    for (const { send } of requests) send()
    await settle()
    expect(log.filter((entry) => entry.startsWith('code'))).toEqual(['code notify', 'code lulu'])
  })
})

describe('an accordion before its code has loaded', () => {
  test('queues a click on an open item, which the browser cannot close', async () => {
    open(accordion)
    find('a').click()
    expect(find('a').getAttribute('aria-busy')).toBe('true')
    requests[0]?.send()
    await settle()
    expect(log).toEqual(['start faq', 'code a'])
  })

  test('forgets that click when another item is opened', async () => {
    open(accordion)
    find('a').click()
    find('b').click()
    expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0)
    requests[0]?.send()
    await settle()
    expect(log).toEqual(['browser b', 'start faq'])
  })
})

describe('code loads', () => {
  test.each([
    ['a changed field', () => Object.assign(find('box'), { value: 'dra' })],
    ['the focus', () => find('box').focus()],
  ])('immediately for a widget that has %s before the loader runs', (_, use) => {
    open('<div data-widget="search" data-state="idle"><input id="box" name="box"></div>', { use })
    expect(states()).toEqual(['loading'])
  })

  test('near the viewport, after its delay from the load event, except in save-data mode', async () => {
    open(part('section', 'hero', 'hero'), { near: 4000 })
    await vi.advanceTimersByTimeAsync(3999)
    expect(log).toEqual([])
    await settle()
    expect(log).toEqual(['observe hero'])
    document.documentElement.dataset.less = ''
    intersect(find('hero'))
    await vi.advanceTimersByTimeAsync(100)
    expect(states()).toEqual(['idle'])
    delete document.documentElement.dataset.less
    intersect(find('hero'))
    await vi.advanceTimersByTimeAsync(100)
    expect(states()).toEqual(['loading'])
  })
})
