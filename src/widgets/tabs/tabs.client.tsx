import { useLayoutEffect, useRef } from 'react'
import { useDisclosure } from 'react-aria/useDisclosure'
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList'
import { Item } from 'react-stately/Item'
import { useDisclosureState } from 'react-stately/useDisclosureState'
import { type TabListState, useTabListState } from 'react-stately/useTabListState'
import { hydrate } from '../../browser/hydrate.tsx'
import { type IslandContext, slotProps } from '../../browser/islandRoot.tsx'
import { linkHandlers } from '../../browser/linkHandlers.ts'
import { panelBody } from '../../browser/panelBody.ts'
import { type UrlFragment, useUrlFragment } from '../../browser/useUrlFragment.ts'

interface TabsProps {
  label: string
  tabs: readonly { id: string; name: string }[]
}

/**
 * Turns links above sections into tabs and panels. Server HTML and first client render have no roles; then React Aria’s hooks put
 * roles, states and keys on the same elements.
 */
export function Tabs({ id, slots, label, tabs }: TabsProps & IslandContext) {
  const keys = tabs.map((tab) => tab.id)
  const fragment = useUrlFragment(id, keys, keys[0] ?? '')
  const listRef = useRef<HTMLUListElement>(null)
  const props = {
    'aria-label': label,
    selectedKey: fragment.key,
    onSelectionChange: (next: string | number) => fragment.choose(String(next)),
    children: tabs.map((tab) => <Item key={tab.id}>{tab.name}</Item>),
  }
  const state = useTabListState(props)
  const { tabListProps } = useTabList(props, state, listRef)
  return (
    <div className="tabs" data-ready={fragment.ready || undefined}>
      <ul className="tab-list" {...(fragment.ready ? tabListProps : {})} ref={listRef}>
        {tabs.map((tab) => (
          <Tab key={tab.id} {...tab} state={state} fragment={fragment} />
        ))}
      </ul>
      {tabs.map((tab) => (
        <Panel key={tab.id} id={tab.id} slot={slotProps(slots, tab.id)} state={state} fragment={fragment} />
      ))}
    </div>
  )
}

interface PartProps {
  id: string
  state: TabListState<object>
  fragment: UrlFragment
}

function Tab({ id, name, state, fragment: { ready, choose } }: PartProps & { name: string }) {
  const ref = useRef<HTMLAnchorElement>(null)
  const { tabProps } = useTab({ key: id }, state, ref)
  const attributes = Object.entries(tabProps).filter(([attribute]) => attribute === 'onFocus' || !attribute.startsWith('on'))
  const { selectionManager } = state
  // React Aria tracks the focus by focus events, and missed the one before hydration. The key is set one render before the focus, or
  // React Aria would scroll to this tab a frame later, when the visitor may have moved on.
  useLayoutEffect(() => {
    if (!ready || selectionManager.isFocused || ref.current !== document.activeElement) return
    if (selectionManager.focusedKey === id) selectionManager.setFocused(true)
    else selectionManager.setFocusedKey(id)
  })
  const roles = ready ? { ...Object.fromEntries(attributes), ...linkHandlers(() => choose(id)), 'aria-controls': id } : {}
  return (
    <li role={ready ? 'presentation' : undefined}>
      <a className="tab" href={`#${id}`} {...roles} ref={ref}>
        {name}
      </a>
    </li>
  )
}

function Panel({ id, slot, state, fragment: { ready, key, choose } }: PartProps & { slot: ReturnType<typeof slotProps> }) {
  const body = useRef<HTMLElement>(null)
  const isSelected = key === id
  const { 'aria-labelledby': labelledBy } = useTabPanel({}, state, body).tabPanelProps
  // The first element of a panel is a heading, so the panel itself is a tab stop (ARIA Authoring Practices Guide).
  const roles = ready && isSelected ? { role: 'tabpanel', 'aria-labelledby': labelledBy, tabIndex: 0 } : {}
  // Hides the other panels, and chooses the one in which the browser has found a text.
  useDisclosure({}, useDisclosureState({ isExpanded: isSelected, onExpandedChange: () => choose(id) }), body)
  const setBody = (panel: HTMLElement | null) => {
    body.current = panel && panelBody(panel)
  }
  return <section className="tab-panel" id={id} {...slot} {...roles} ref={setBody} />
}

/** Hydrates the tabs in the HTML. */
export const start = hydrate(Tabs)
