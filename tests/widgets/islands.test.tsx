// @vitest-environment jsdom
import { act, useEffect, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hydrate } from '../../src/browser/hydrate.tsx'
import { type IslandComponent, MAX_PROPS_BYTES } from '../../src/browser/islandRoot.tsx'
import { DisclosuresIsland } from '../../src/widgets/disclosures/DisclosuresIsland.tsx'
import { Disclosures } from '../../src/widgets/disclosures/disclosures.client.tsx'
import { Island } from '../../src/widgets/island/Island.tsx'
import { TabsIsland } from '../../src/widgets/tabs/TabsIsland.tsx'
import { Tabs } from '../../src/widgets/tabs/tabs.client.tsx'

/** A component that uses useId, as a field with its label does. */
function Field({ label }: { label: string }) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} />
    </p>
  )
}

const days = (
  <TabsIsland
    id="days"
    label="Festival days"
    tabs={['one', 'two', 'three'].map((day) => ({
      id: `day-${day}`,
      name: `Day ${day}`,
      body: (
        <>
          <p id={`within-${day}`}>What happens on day {day}</p>
          <Field label={`Note on day ${day}`} />
        </>
      ),
    }))}
  />
)

const answers = (count: number, id = 'faq') => (
  <DisclosuresIsland
    id={id}
    items={Array.from({ length: count }, (_, index) => ({
      id: `${id}-${index + 1}`,
      header: `Question ${index + 1}`,
      summary: index === 1 ? <p>In short</p> : undefined,
      body: <Field label={`Answer ${index + 1}`} />,
    }))}
  />
)

/** A page as built: with the attributes that React cannot render and finishPage adds. */
const toPage = (...parts: React.ReactNode[]) =>
  renderToStaticMarkup(
    <main data-error-title="Unexpected Application Error!">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <div key={index}>{part}</div>
      ))}
    </main>,
  ).replaceAll('hidden="" data-until-found=""', 'hidden="until-found"')

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

describe('server HTML', () => {
  test('tabs are links above sections with headings of their own', () => {
    expect(all('[data-id=days] li a').map((link) => link.getAttribute('href'))).toEqual(['#day-one', '#day-two', '#day-three'])
    expect(all('[data-id=days] section').map((section) => section.querySelector('h3')?.textContent)).toEqual([
      'Day one',
      'Day two',
      'Day three',
    ])
    expect(all('[data-id=days] section[hidden]')).toEqual([])
  })

  test('answers are hidden until found, below headings with links to them', () => {
    expect(all('[data-id=faq] h3 > a').map((link) => link.textContent)).toEqual(['Question 1', 'Question 2', 'Question 3', 'Question 4'])
    expect(all('[data-id=faq] .disclosure-panel').map((panel) => panel.getAttribute('hidden'))).toEqual(Array(4).fill('until-found'))
  })

  test('a summary is outside the heading and is not hidden', () => {
    const summary = document.querySelector('[data-id=faq] .disclosure-summary')
    expect(summary?.textContent).toBe('In short')
    expect(summary?.closest('h3, [hidden]')).toBeNull()
  })

  test('nothing has a role, a state or a tabindex', () => {
    for (const attribute of ['role', 'tabindex', 'aria-selected', 'aria-expanded', 'aria-controls']) {
      expect(all(`[data-props] [${attribute}]`), attribute).toEqual([])
    }
  })

  test('ids are unique, and every link and label has its target', () => {
    const ids = all('[id]').map((element) => element.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const link of all('a[href^="#"]')) expect(ids).toContain(link.getAttribute('href')?.slice(1))
    for (const label of all('label')) expect(ids).toContain(label.getAttribute('for'))
  })
})

describe('an island throws an error', () => {
  test('when it is inside another island', () => {
    const nested = <TabsIsland id="outer" label="Outer" tabs={[{ id: 'a', name: 'A', body: days }]} />
    expect(() => renderToStaticMarkup(nested)).toThrow('The island "days" is inside the island "outer"')
    expect(() => renderToStaticMarkup(days)).not.toThrow()
  })

  test('when its props are too long', () => {
    const tabs = Array.from({ length: 20 }, (_, index) => ({ id: `tab-${index}`, name: 'ọ'.repeat(40), body: '' }))
    expect(() => renderToStaticMarkup(<TabsIsland id="long" label="Long" tabs={tabs} />)).toThrow(`at most ${MAX_PROPS_BYTES}`)
  })

  test('when its name cannot be part of an id', () => {
    const island = <Island name="tabs" id="Two words" component={Tabs} props={{ label: '', tabs: [] }} slots={{}} />
    expect(() => renderToStaticMarkup(island)).toThrow('"Two words" cannot name an island')
  })
})

describe.each(['days', 'faq', 'roles'])('hydrating %s', (id) => {
  test('leaves every element, its text and the focus as they were', () => {
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
  test('shows the first tab, and no answer', () => {
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
  ])('of tabs, when the fragment is %s, shows the tab that it names', (fragment, name) => {
    history.replaceState(null, '', fragment)
    loadWidget('days')
    expect(find('[aria-selected=true]').textContent).toBe(name)
  })

  test('shows the answer that the browser has opened', () => {
    find('#faq-3').removeAttribute('hidden')
    loadWidget('faq')
    expect(find('[aria-expanded=true]').textContent).toBe('Question 3')
  })

  test('shows the answer that the fragment names, where the browser has opened two', () => {
    find('#faq-3').removeAttribute('hidden')
    find('#faq-1').removeAttribute('hidden')
    history.replaceState(null, '', '#faq-3')
    loadWidget('faq')
    expect(all('[aria-expanded=true]').map((button) => button.textContent)).toEqual(['Question 3'])
    expect(find('#faq-1').hasAttribute('hidden')).toBe(true)
  })

  test('changes with a second early click, which closes the answer', () => {
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
  test('the open answer is a region, unless there are more than six answers', () => {
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
  test('restores the server HTML, and is reported beside it', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const before = find('[data-id=days]').innerHTML
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    hydrate(find('[data-id=days]'), BrokenTabs, report)
    await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(error, find('[data-id=days]')))
    expect(find('[data-id=days]').innerHTML).toBe(before)
  })
})
