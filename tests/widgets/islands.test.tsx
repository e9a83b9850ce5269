// @vitest-environment jsdom
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DisclosuresIsland } from '../../src/widgets/disclosures/DisclosuresIsland.tsx'
import { start as startDisclosures } from '../../src/widgets/disclosures/disclosures.client.tsx'
import { Island } from '../../src/widgets/island/Island.tsx'
import { TabsIsland } from '../../src/widgets/tabs/TabsIsland.tsx'
import { start as startTabs, Tabs } from '../../src/widgets/tabs/tabs.client.tsx'

const days = (
  <TabsIsland
    id="days"
    label="Festival days"
    tabs={['one', 'two'].map((day) => ({ id: `day-${day}`, name: `Day ${day}`, body: `What happens on day ${day}` }))}
  />
)

const answers = (
  <DisclosuresIsland
    id="faq"
    items={[1, 2, 3].map((number) => ({ id: `faq-${number}`, header: `Question ${number}`, body: `Answer ${number}` }))}
  />
)

/** The page as built. */
const PAGE = renderToStaticMarkup(
  <main>
    {days}
    {answers}
  </main>,
)

const report = vi.fn()
const starts = { days: startTabs, faq: startDisclosures }

const find = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`Nothing on the page is ${selector}.`)
  return found
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
/** The body of an answer, in the shadow root that browsers make of its template, and jsdom does not. */
function bodyOf(id: string): HTMLElement {
  const panel = find(`.disclosure-panel:has(#${id})`)
  const template = panel.querySelector('template')
  if (template) {
    panel.attachShadow({ mode: 'open' }).append(template.content)
    template.remove()
  }
  return panel.shadowRoot?.querySelector('[part=body]') as HTMLElement
}
const loadWidget = (id: 'days' | 'faq') => act(() => void starts[id](find(`[data-id=${id}]`), report))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  window.scrollBy = () => {}
  Element.prototype.scrollIntoView = () => {}
  vi.spyOn(console, 'error')
  report.mockClear()
  history.replaceState(null, '', '/')
  document.body.innerHTML = PAGE
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('an island throws an error', () => {
  test('when it is inside another island', () => {
    const nested = <TabsIsland id="outer" label="Outer" tabs={[{ id: 'a', name: 'A', body: days }]} />
    expect(() => renderToStaticMarkup(nested)).toThrow('The island "days" is inside the island "outer"')
    expect(() => renderToStaticMarkup(days)).not.toThrow()
  })

  test('when its name cannot be part of an id', () => {
    const island = <Island name="tabs" id="Two words" component={Tabs} props={{ label: '', tabs: [] }} slots={{}} />
    expect(() => renderToStaticMarkup(island)).toThrow('"Two words" cannot name an island')
  })
})

describe('the first state', () => {
  test('of tabs, when the fragment is malformed, shows the first tab', () => {
    history.replaceState(null, '', '#%E0%A4%A')
    loadWidget('days')
    expect(find('[aria-selected=true]').textContent).toBe('Day one')
  })

  test('shows the answer in which the browser has found a text', () => {
    bodyOf('faq-2').removeAttribute('hidden')
    loadWidget('faq')
    expect(all('[aria-expanded=true]').map((button) => button.textContent)).toEqual(['Question 2'])
  })

  test('shows the answer that the fragment names, where the browser has opened two', () => {
    bodyOf('faq-3').removeAttribute('hidden')
    bodyOf('faq-1').removeAttribute('hidden')
    history.replaceState(null, '', '#faq-3')
    loadWidget('faq')
    expect(all('[aria-expanded=true]').map((button) => button.textContent)).toEqual(['Question 3'])
    expect(bodyOf('faq-1').hasAttribute('hidden')).toBe(true)
  })

  test('changes with a second early click, which closes the answer', () => {
    bodyOf('faq-3').removeAttribute('hidden')
    history.replaceState(null, '', '#faq-3')
    loadWidget('faq')
    act(() => find('a[href="#faq-3"]').click())
    expect(all('[aria-expanded=true]')).toEqual([])
    expect(bodyOf('faq-3').hasAttribute('hidden')).toBe(true)
    expect(location.hash).toBe('')
  })
})
