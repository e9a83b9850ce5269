import { useLayoutEffect, useRef } from 'react'
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList'
import { flushSync } from 'react-dom'
import { Item } from 'react-stately/Item'
import { type TabListState, useTabListState } from 'react-stately/useTabListState'
import { type IslandContext, slotProps } from '../../browser/islandRoot.tsx'
import { useLinkClick } from '../../browser/useLinkClick.ts'
import { usePanelBody } from '../../browser/usePanelBody.ts'
import { useUrlFragment } from '../../browser/useUrlFragment.ts'

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
  const { ready, key, choose } = useUrlFragment(id, keys, keys[0] ?? '')
  const listRef = useRef<HTMLUListElement>(null)
  const props = {
    'aria-label': label,
    selectedKey: key,
    onSelectionChange: (next: string | number) => choose(String(next)),
    children: tabs.map((tab) => <Item key={tab.id}>{tab.name}</Item>),
  }
  const state = useTabListState(props)
  const { tabListProps } = useTabList(props, state, listRef)
  return (
    <div className="tabs">
      <ul className="tab-list" {...(ready ? tabListProps : {})} ref={listRef}>
        {tabs.map((tab) => (
          <Tab key={tab.id} {...tab} state={state} ready={ready} choose={choose} />
        ))}
      </ul>
      {tabs.map((tab) => (
        <Panel key={tab.id} id={tab.id} slot={slotProps(slots, tab.id)} state={state} ready={ready} choose={choose} />
      ))}
    </div>
  )
}

interface PartProps {
  id: string
  state: TabListState<object>
  ready: boolean
  choose: (key: string) => void
}

function Tab({ id, name, state, ready, choose }: PartProps & { name: string }) {
  const ref = useRef<HTMLAnchorElement>(null)
  // A pointer released beside the tab does nothing (WCAG 2.5.2).
  const { tabProps } = useTab({ key: id, shouldSelectOnPressUp: true }, state, ref)
  const linkClick = useLinkClick(() => choose(id), tabProps.onClick)
  const { selectionManager } = state
  // React Aria tracks the focus by focus events, and missed the one before hydration. The key is set one render before the focus, or
  // React Aria would scroll to this tab a frame later, when the visitor may have moved on.
  useLayoutEffect(() => {
    if (!ready || selectionManager.isFocused || ref.current !== document.activeElement) return
    if (selectionManager.focusedKey === id) selectionManager.setFocused(true)
    else selectionManager.setFocusedKey(id)
  })
  const roles = ready ? { ...tabProps, ...linkClick, 'aria-controls': id } : {}
  return (
    <li role={ready ? 'presentation' : undefined}>
      <a className="tab" href={`#${id}`} {...roles} ref={ref}>
        {name}
      </a>
    </li>
  )
}

function Panel({ id, slot, state, ready, choose }: PartProps & { slot: ReturnType<typeof slotProps> }) {
  const { panelRef, bodyRef } = usePanelBody()
  const selected = state.selectedKey === id
  const { 'aria-labelledby': labelledBy } = useTabPanel({}, state, bodyRef).tabPanelProps
  // The first element of a panel is a heading, so the panel itself is a tab stop (ARIA Authoring Practices Guide).
  const roles = ready && selected ? { role: 'tabpanel', 'aria-labelledby': labelledBy, tabIndex: 0 } : {}
  useLayoutEffect(() => {
    const body = bodyRef.current
    if (!ready || !body) return
    if (selected) body.removeAttribute('hidden')
    else body.setAttribute('hidden', 'until-found')
    // The browser has found a text or a link’s target in the panel. It scrolls there next, so the other panel must be closed by then.
    const open = () => flushSync(() => choose(id))
    body.addEventListener('beforematch', open)
    return () => body.removeEventListener('beforematch', open)
  })
  return <section className="tab-panel" id={id} {...slot} {...roles} ref={panelRef} />
}

/** The export that src/widgets/registry.client.ts expects. */
export { Tabs as island }
