// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hydrate } from '../../src/browser/hydrate.tsx'
import type { IslandComponent } from '../../src/browser/islandRoot.tsx'
import { Disclosures } from '../../src/widgets/disclosures/disclosures.client.tsx'
import { Tabs } from '../../src/widgets/tabs/tabs.client.tsx'
import { answers, days, toPage } from './samples.tsx'

const report = vi.fn()
const components = { tabs: Tabs, disclosures: Disclosures } as unknown as Record<string, IslandComponent<object>>

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing on the page is ${selector}.`)
  return found
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const loadWidget = (id: string, component = components[find(`[data-id=${id}]`).dataset.widget ?? '']) =>
  act(() => {
    if (component) void hydrate(find(`[data-id=${id}]`), component, report)
  })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollBy', () => {})
  Element.prototype.scrollIntoView = () => {}
  vi.spyOn(console, 'error')
  report.mockClear()
  history.replaceState(null, '', '/')
  document.body.innerHTML = toPage(days, answers(4), answers(8, 'roles'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each(['days', 'faq', 'roles'])('hydrating %s', (id) => {
  test('finds what the server wrote, and keeps every element, its words and its focus', () => {
    const elements = all(`[data-id=${id}] *`)
    const words = find(`[data-id=${id}]`).textContent
    const field = find(`[data-id=${id}] input`) as HTMLInputElement
    field.value = 'half a wo'
    find(`[data-id=${id}] a`).focus()
    const focused = document.activeElement
    loadWidget(id)
    expect(console.error).not.toHaveBeenCalled()
    expect(all(`[data-id=${id}] [aria-controls]`)).not.toEqual([])
    const now = all(`[data-id=${id}] *`)
    expect(now).toHaveLength(elements.length)
    expect(now.every((element, index) => element === elements[index])).toBe(true)
    expect(find(`[data-id=${id}]`).textContent).toBe(words)
    expect(field.value).toBe('half a wo')
    expect(document.activeElement).toBe(focused)
  })

  test('gives roles whose ids resolve', () => {
    loadWidget(id)
    for (const attribute of ['aria-controls', 'aria-labelledby']) {
      const owners = all(`[data-id=${id}] [${attribute}]`)
      for (const owner of owners) expect(document.getElementById(owner.getAttribute(attribute) ?? ''), attribute).not.toBeNull()
    }
    expect(all(`[data-id=${id}] [aria-controls]`)).toHaveLength(all(`[data-id=${id}] a`).length)
    const ids = all('[id]').map((element) => element.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the first state', () => {
  test('is the first tab, and no answer', () => {
    loadWidget('days')
    loadWidget('faq')
    expect(all('[aria-selected=true]').map((tab) => tab.textContent)).toEqual(['Day one'])
    expect(all('[data-id=days] section').map((panel) => panel.hidden)).toEqual([false, true, true])
    expect(all('[aria-expanded=true]')).toEqual([])
  })

  test.each([
    ['#day-two', 'Day two'],
    ['#within-three', 'Day three'],
    ['#elsewhere', 'Day one'],
    ['#%E0%A4%A', 'Day one'],
  ])('of tabs is what %s names', (fragment, name) => {
    history.replaceState(null, '', fragment)
    loadWidget('days')
    expect(find('[aria-selected=true]').textContent).toBe(name)
  })

  test('of answers is what the browser has opened', () => {
    find('#faq-3').removeAttribute('hidden')
    loadWidget('faq')
    expect(find('[aria-expanded=true]').textContent).toBe('Question 3')
  })

  test('of answers is the one that the address names, where the browser has opened two', () => {
    find('#faq-3').removeAttribute('hidden')
    find('#faq-1').removeAttribute('hidden')
    history.replaceState(null, '', '#faq-3')
    loadWidget('faq')
    expect(all('[aria-expanded=true]').map((button) => button.textContent)).toEqual(['Question 3'])
    expect(find('#faq-1').hasAttribute('hidden')).toBe(true)
  })

  test('is closed again by a second early click', () => {
    find('#faq-3').removeAttribute('hidden')
    history.replaceState(null, '', '#faq-3')
    loadWidget('faq')
    act(() => find('a[href="#faq-3"]').click())
    expect(all('[aria-expanded=true]')).toEqual([])
    expect(find('#faq-3').hasAttribute('hidden')).toBe(true)
    expect(location.hash).toBe('')
  })
})

describe('landmarks', () => {
  test('of up to six answers the open one is a region, of more none is', () => {
    for (const panel of all('.disclosure-panel')) panel.removeAttribute('hidden')
    loadWidget('faq')
    loadWidget('roles')
    expect(all('[aria-expanded=true]')).toHaveLength(2)
    expect(all('[role=region]').map((region) => region.id)).toEqual(['faq-1'])
  })
})

const error = new Error('The drum has burst.')

/** Tabs whose code throws once they are on the page. */
function BrokenTabs(props: object) {
  useEffect(() => {
    throw error
  })
  return <Tabs {...(props as Parameters<typeof Tabs>[0])} />
}

describe('code that fails', () => {
  test('leaves the server HTML in place, and is reported beside it', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const before = find('[data-id=days]').innerHTML
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    hydrate(find('[data-id=days]'), BrokenTabs, report)
    await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(error, find('[data-id=days]')))
    expect(find('[data-id=days]').innerHTML).toBe(before)
  })
})
