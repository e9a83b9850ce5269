import { createElement, type ReactNode } from 'react'
import { Island } from '../island/Island.tsx'
import { Tabs } from './tabs.client.tsx'

interface TabContent {
  /** The panel’s id, which is also the URL fragment of links to it: day-2. Unique on the page. */
  id: string
  /** The tab’s text: Day 2 - Dec 26. */
  name: string
  /** The panel’s heading, when it says more than the tab. */
  heading?: ReactNode
  body: ReactNode
}

interface TabsIslandProps {
  /** Unique on its page, in kebab case: festival-days. */
  id: string
  /** Accessible name of the tab list: Festival days. */
  label: string
  /** Level of the headings inside the panels. */
  headingLevel?: 2 | 3 | 4
  tabs: readonly TabContent[]
}

/** Tabs. Without scripts, links above sections. Must not contain another island: Island throws an error. */
export function TabsIsland({ id, label, headingLevel = 3, tabs }: TabsIslandProps) {
  const slots = Object.fromEntries(
    tabs.map((tab) => [
      tab.id,
      <>
        {createElement(`h${headingLevel}`, { className: 'tab-heading' }, tab.heading ?? tab.name)}
        {tab.body}
      </>,
    ]),
  )
  const props = { label, tabs: tabs.map((tab) => ({ id: tab.id, name: tab.name })) }
  return <Island name="tabs" id={id} component={Tabs} props={props} slots={slots} />
}
