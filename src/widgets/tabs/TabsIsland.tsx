import type { ReactNode } from 'react'
import { Island } from '../island/Island.tsx'
import { Tabs } from './tabs.client.tsx'

interface TabContent {
  /** The panel’s id, which is also the URL fragment of links to it: day-2. Unique on the page. */
  id: string
  /** The tab’s text: Day 2 - Dec 26. */
  name: string
  body: ReactNode
}

interface TabsIslandProps {
  /** Unique on its page, in kebab case: festival-days. */
  id: string
  /** Accessible name of the tab list: Festival days. */
  label: string
  tabs: readonly TabContent[]
}

/** Tabs. Without scripts, links above sections. Must not contain another island: Island throws an error. */
export function TabsIsland({ id, label, tabs }: TabsIslandProps) {
  const slots = Object.fromEntries(
    tabs.map((tab) => [
      tab.id,
      <>
        <h3 className="tab-heading">{tab.name}</h3>
        {tab.body}
      </>,
    ]),
  )
  const props = { label, tabs: tabs.map((tab) => ({ id: tab.id, name: tab.name })) }
  return <Island name="tabs" id={id} component={Tabs} props={props} slots={slots} />
}
