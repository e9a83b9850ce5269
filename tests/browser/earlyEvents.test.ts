// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queueEarlyEvents } from '../../src/browser/earlyEvents.ts'
import { isBusy, setState } from '../../src/browser/partState.ts'
import { removeListenersAfterwards } from './listeners.ts'

/** What took effect, in order: by the code of a part, or by the browser. */
let log: string[] = []
/** Ends the request for the code of a part: it starts, or its request fails. */
let end: (state: 'ready' | undefined) => Promise<void>

const find = (id: string) => document.getElementById(id) as HTMLElement
const effect = (event: Event, by: string) => log.push(`${by} ${((event as SubmitEvent).submitter ?? (event.target as Element)).id}`)

removeListenersAfterwards()

beforeEach(() => {
  vi.useFakeTimers()
  log = []
  const parts = new Set<HTMLElement>()
  let settle = () => {}
  const requested = new Promise<void>((resolve) => (settle = resolve))
  end = async (state) => {
    for (const part of parts) {
      setState(part, state)
      if (state !== 'ready') continue
      part.addEventListener('click', (event) => {
        event.preventDefault()
        effect(event, 'code')
      })
    }
    settle()
    await vi.advanceTimersByTimeAsync(1)
  }
  queueEarlyEvents((part) => {
    parts.add(part)
    return requested
  })
  // Logs the browser’s native action, unless it was prevented.
  document.onclick = (event) => {
    if (!event.defaultPrevented) effect(event, 'browser')
  }
  document.onsubmit = (event) => {
    if (!event.defaultPrevented) effect(event, 'browser submits')
    event.preventDefault()
  }
})

const part = (tag: string, id: string, more = '') => `<${tag} id="${id}" data-widget="x" ${more}>x</${tag}>`
const button = part('button', 'notify')
const form = `<form data-widget="form" method="post"><button id="send" type="submit">Send</button></form>
  <template data-form-failure='{"offline":"Nothing was sent."}'></template>`

// e2e/early-clicks.spec.ts has clicks and forms whose code arrives, e2e/failed-chunks.spec.ts those whose code does not.
describe('an early click', () => {
  test('gets the browser’s default action after ten seconds, and is not replayed when the code arrives later', async () => {
    document.body.innerHTML = button
    find('notify').click()
    await vi.advanceTimersByTimeAsync(9_900)
    expect(log).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(log).toEqual(['browser notify'])
    await end('ready')
    expect(log).toEqual(['browser notify'])
  })

  test('goes to the browser at once if it has a modifier key, or when the code has started', async () => {
    document.body.innerHTML = button
    find('notify').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(log).toEqual(['browser notify'])
    setState(find('notify'), 'ready')
    find('notify').click()
    expect(log).toEqual(['browser notify', 'browser notify'])
  })

  test('is replayed once, however often it is repeated, and before a later click on another control', async () => {
    const link = (id: string) => part('a', id, 'aria-haspopup="dialog" href="#x"')
    document.body.innerHTML = link('sankara') + link('lulu')
    for (const id of ['sankara', 'sankara', 'lulu']) find(id).click()
    await end('ready')
    expect(log).toEqual(['code sankara', 'code lulu'])
  })
})

test('an early submit without the network and without code says that nothing was sent', async () => {
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  document.body.innerHTML = form
  find('send').click()
  await end(undefined)
  expect(alert).toHaveBeenCalledExactlyOnceWith('Nothing was sent.')
  expect(log).toEqual(['browser send'])
})

/** Sets what is around a panel’s content (src/widgets/island/PanelShadow.tsx). */
function setBody(id: string, html: string) {
  const shadow = find(id).shadowRoot ?? find(id).attachShadow({ mode: 'open' })
  shadow.innerHTML = html
}

describe('an accordion before its code has loaded', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div id="faq" data-widget="disclosures">
      <a class="disclosure-button" id="a" href="#answer-a">A</a><div id="answer-a" data-slot="a"></div>
      <a class="disclosure-button" id="b" href="#answer-b">B</a><div id="answer-b" data-slot="b"></div>
    </div>`
    setBody('answer-a', '<slot></slot>')
    setBody('answer-b', '<div hidden><slot></slot></div>')
  })

  test('queues a click on an open item, which the browser cannot close', async () => {
    find('a').click()
    expect(isBusy(find('a'))).toBe(true)
    await end('ready')
    expect(log).toEqual(['code a'])
  })

  test('forgets that click when another item is opened', async () => {
    find('a').click()
    find('b').click()
    setBody('answer-a', '<div hidden><slot></slot></div>')
    await end('ready')
    expect(log).toEqual(['browser b'])
  })
})
