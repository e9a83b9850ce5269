import type { ReactNode } from 'react'
import { Island } from '../island/Island.tsx'
import { PanelShadow } from '../island/PanelShadow.tsx'
import { Tabs } from './tabs.client.tsx'

interface TabsIslandProps {
  id: string
  label: string
  /** The text of each tab (Day 2 - Dec 26), its panel, and the panel’s id, unique on the page: the URL fragment of links to it. */
  tabs: readonly { id: string; name: string; body: ReactNode }[]
}

/** Tabs. Without scripts, links above sections. Must not contain another island: Island throws an error. */
export function TabsIsland({ id, label, tabs }: TabsIslandProps) {
  const toPanel = (name: string, body: ReactNode) => (
    <>
      <PanelShadow />
      <h3 className="tab-heading">{name}</h3>
      {body}
    </>
  )
  const slots = Object.fromEntries(tabs.map((tab) => [tab.id, toPanel(tab.name, tab.body)]))
  const props = { label, tabs: tabs.map((tab) => ({ id: tab.id, name: tab.name })) }
  return <Island name="tabs" id={id} component={Tabs} props={props} slots={slots} />
}
