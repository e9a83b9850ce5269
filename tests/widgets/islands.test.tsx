// @vitest-environment jsdom
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Island } from '../../src/widgets/island/Island.tsx'
import { TabsIsland } from '../../src/widgets/tabs/TabsIsland.tsx'
import { start, Tabs } from '../../src/widgets/tabs/tabs.client.tsx'

const days = (
  <TabsIsland
    id="days"
    label="Festival days"
    tabs={['one', 'two'].map((day) => ({ id: `day-${day}`, name: `Day ${day}`, body: `What happens on day ${day}` }))}
  />
)

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test('an island inside another one is an error', () => {
  const nested = <TabsIsland id="outer" label="Outer" tabs={[{ id: 'a', name: 'A', body: days }]} />
  expect(() => renderToStaticMarkup(nested)).toThrow('The island "days" is inside the island "outer"')
  expect(() => renderToStaticMarkup(days)).not.toThrow()
})

test('an island whose name cannot be part of an id is an error', () => {
  const island = <Island name="tabs" id="Two words" component={Tabs} props={{ label: '', tabs: [] }} slots={{}} />
  expect(() => renderToStaticMarkup(island)).toThrow('"Two words" cannot name an island')
})

test.each([
  ['#%E0%A4%A', 'Day one'],
  ['#day-two', 'Day two'],
])('tabs at an address with the fragment %s begin with %s', (fragment, selected) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollBy', () => {})
  Element.prototype.scrollIntoView = () => {}
  history.replaceState(null, '', fragment)
  document.body.innerHTML = renderToStaticMarkup(<main>{days}</main>)
  const island = document.querySelector<HTMLElement>('[data-id=days]') as HTMLElement
  act(() => void start(island, vi.fn()))
  expect(document.querySelector('[aria-selected=true]')?.textContent).toBe(selected)
})
