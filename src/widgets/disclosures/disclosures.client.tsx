import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { useButton } from 'react-aria/useButton'
import { useDisclosure } from 'react-aria/useDisclosure'
import { type DisclosureGroupState, useDisclosureGroupState } from 'react-stately/useDisclosureGroupState'
import { useDisclosureState } from 'react-stately/useDisclosureState'
import { type IslandContext, slotProps } from '../../browser/islandRoot.tsx'
import { useLinkClick } from '../../browser/useLinkClick.ts'
import { usePanelBody } from '../../browser/usePanelBody.ts'
import { useUrlFragment } from '../../browser/useUrlFragment.ts'

interface DisclosuresProps {
  items: readonly { id: string; summary: boolean }[]
}

/** Slot of an item’s heading. */
export const headerSlot = (id: string) => `${id}.header`
/** Slot of what is always shown under an item’s heading. */
export const summarySlot = (id: string) => `${id}.summary`

/** Above this number panels have no region role: too many landmarks make navigation harder (ARIA Authoring Practices Guide). */
const MAX_REGIONS = 6

/**
 * Turns links to hidden answers into disclosure buttons, one answer open at a time. Server HTML and first client render have no roles;
 * then React Aria’s hooks put roles, states and keys on the same elements.
 */
export function Disclosures({ id, slots, items }: DisclosuresProps & IslandContext) {
  const keys = items.map((item) => item.id)
  const { ready, key, choose } = useUrlFragment(id, keys, '')
  const group = useDisclosureGroupState({
    expandedKeys: key ? [key] : [],
    onExpandedChange: (next) => choose(String([...next][0] ?? '')),
  })

  return (
    <div className="disclosures" onClickCapture={keepHeadingInPlace} onKeyDownCapture={keepHeadingInPlace}>
      {items.map((item) => (
        <Disclosure key={item.id} {...item} slots={slots} group={group} ready={ready} region={items.length <= MAX_REGIONS} />
      ))}
    </div>
  )
}

/** Whether a frame is already scheduled for the activated heading. A key also causes a click, which would measure too late. */
let isFrameScheduled = false

/** Keeps the activated heading’s position in the viewport while an item above it closes, unless the focus has moved on. */
function keepHeadingInPlace(event: MouseEvent | KeyboardEvent) {
  const head = event.target instanceof Element && event.target.closest('.disclosure-button')
  if (!head || isFrameScheduled || ('key' in event && event.key !== 'Enter' && event.key !== ' ')) return
  isFrameScheduled = true
  const { top } = head.getBoundingClientRect()
  const focused = document.activeElement
  requestAnimationFrame(() => {
    isFrameScheduled = false
    const focusMovedOn = document.activeElement !== focused && document.activeElement !== head
    if (!focusMovedOn) scrollBy({ top: head.getBoundingClientRect().top - top, behavior: 'instant' })
  })
}

interface DisclosureProps {
  id: string
  summary: boolean
  slots: IslandContext['slots']
  group: DisclosureGroupState
  ready: boolean
  region: boolean
}

function Disclosure({ id, summary, slots, group, ready, region }: DisclosureProps) {
  const { panelRef, bodyRef } = usePanelBody()
  const buttonRef = useRef<HTMLAnchorElement>(null)
  const toggle = () => group.toggleKey(id)
  const state = useDisclosureState({ isExpanded: group.expandedKeys.has(id), onExpandedChange: toggle })
  const { buttonProps } = useDisclosure({}, state, bodyRef)
  const { buttonProps: linkProps } = useButton({ ...buttonProps, elementType: 'a' }, buttonRef)
  const linkClick = useLinkClick(toggle, linkProps.onClick)
  const roles = ready ? { ...linkProps, ...linkClick, 'aria-controls': id } : {}
  return (
    <div className="disclosure">
      <div className="disclosure-head">
        <h3>
          <a className="disclosure-button" {...slotProps(slots, headerSlot(id))} {...roles} href={`#${id}`} ref={buttonRef} />
        </h3>
        {summary && <div className="disclosure-summary" {...slotProps(slots, summarySlot(id))} />}
      </div>
      <div
        className="disclosure-panel"
        {...slotProps(slots, id)}
        {...(region && state.isExpanded ? { role: 'region', 'aria-labelledby': linkProps.id } : {})}
        ref={panelRef}
      />
    </div>
  )
}

/** The export that src/widgets/registry.client.ts expects. */
export { Disclosures as island }
