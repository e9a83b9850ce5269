// @vitest-environment jsdom
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { TabsIsland } from '../../src/widgets/tabs/TabsIsland.tsx'
import { start } from '../../src/widgets/tabs/tabs.client.tsx'

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
