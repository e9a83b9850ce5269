// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_PROPS_BYTES } from '../../src/browser/islandRoot.tsx'
import { Island } from '../../src/widgets/island/Island.tsx'
import { TabsIsland } from '../../src/widgets/tabs/TabsIsland.tsx'
import { Tabs } from '../../src/widgets/tabs/tabs.client.tsx'
import { answers, days, toPage } from './samples.tsx'

beforeEach(() => {
  document.body.innerHTML = toPage(days, answers(4), answers(8, 'roles'))
})

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

describe('what the server writes', () => {
  test('tabs are links over sections with headings of their own', () => {
    expect(all('[data-id=days] li a').map((link) => link.getAttribute('href'))).toEqual(['#day-one', '#day-two', '#day-three'])
    expect(all('[data-id=days] section').map((section) => section.querySelector('h3')?.textContent)).toEqual([
      'Day one',
      'Day two',
      'Day three',
    ])
    expect(all('[data-id=days] section[hidden]')).toEqual([])
  })

  test('answers are headings with links over parts that find in page opens', () => {
    expect(all('[data-id=faq] h3 > a').map((link) => link.textContent)).toEqual(['Question 1', 'Question 2', 'Question 3', 'Question 4'])
    expect(all('[data-id=faq] .disclosure-panel').map((panel) => panel.getAttribute('hidden'))).toEqual(Array(4).fill('until-found'))
  })

  test('a summary stands outside the heading and outside what is hidden', () => {
    const summary = document.querySelector('[data-id=faq] .disclosure-summary')
    expect(summary?.textContent).toBe('In short')
    expect(summary?.closest('h3, [hidden]')).toBeNull()
  })

  test('nothing has a role, a state or a tabindex before its code is there', () => {
    for (const attribute of ['role', 'tabindex', 'aria-selected', 'aria-expanded', 'aria-controls']) {
      expect(all(`[data-props] [${attribute}]`), attribute).toEqual([])
    }
  })

  test('no id occurs twice, and every link and label has its target', () => {
    const ids = all('[id]').map((element) => element.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const link of all('a[href^="#"]')) expect(ids).toContain(link.getAttribute('href')?.slice(1))
    for (const label of all('label')) expect(ids).toContain(label.getAttribute('for'))
  })
})

describe('what the build refuses', () => {
  test('an island in an island', () => {
    const nested = <TabsIsland id="outer" label="Outer" tabs={[{ id: 'a', name: 'A', body: days }]} />
    expect(() => renderToStaticMarkup(nested)).toThrow('The island "days" is inside the island "outer"')
    expect(() => renderToStaticMarkup(days)).not.toThrow()
  })

  test('props that are too long for the page', () => {
    const tabs = Array.from({ length: 20 }, (_, index) => ({ id: `tab-${index}`, name: 'ọ'.repeat(40), body: '' }))
    expect(() => renderToStaticMarkup(<TabsIsland id="long" label="Long" tabs={tabs} />)).toThrow(`at most ${MAX_PROPS_BYTES}`)
  })

  test('a name that cannot be part of an id', () => {
    const island = <Island name="tabs" id="Two words" component={Tabs} props={{ label: '', tabs: [] }} slots={{}} />
    expect(() => renderToStaticMarkup(island)).toThrow('"Two words" cannot name an island')
  })
})
