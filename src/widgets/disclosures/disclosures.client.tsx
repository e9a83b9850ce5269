import { useRef } from 'react'
import { useDisclosure } from 'react-aria/useDisclosure'
import { useDisclosureState } from 'react-stately/useDisclosureState'
import { hydrate } from '../../browser/hydrate.tsx'
import { type IslandContext, slotProps } from '../../browser/islandRoot.tsx'
import { linkHandlers } from '../../browser/linkHandlers.ts'
import { panelBody } from '../../browser/panelBody.ts'
import { type UrlFragment, useUrlFragment } from '../../browser/useUrlFragment.ts'

const HEADER = '.header'
/** Slot of an item’s heading. */
export const headerSlot = (id: string) => id + HEADER
/** Slot of what is always shown under an item’s heading. */
export const summarySlot = (id: string) => `${id}.summary`

/** Above this number panels have no region role: too many landmarks make navigation harder (ARIA Authoring Practices Guide). */
const MAX_REGIONS = 6

/**
 * Turns links to hidden answers into disclosure buttons, one answer open at a time. Server HTML and first client render have no roles;
 * then React Aria’s hooks put roles, states and keys on the same elements.
 */
export function Disclosures({ id, slots }: IslandContext) {
  // Each item has a heading, so the slots tell the items.
  const ids = Object.keys(slots).flatMap((slot) => (slot.endsWith(HEADER) ? slot.slice(0, -HEADER.length) : []))
  const fragment = useUrlFragment(id, ids, '')
  return (
    <div className="disclosures" data-ready={fragment.ready || undefined}>
      {ids.map((item) => (
        <Disclosure key={item} id={item} slots={slots} fragment={fragment} isRegion={ids.length <= MAX_REGIONS} />
      ))}
    </div>
  )
}

/** Keeps the activated heading’s position in the viewport while an item above it closes, unless the focus has moved on. */
function keepInPlace(button: HTMLElement) {
  const { top } = button.getBoundingClientRect()
  requestAnimationFrame(() => {
    if (document.activeElement === button) scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' })
  })
}

interface DisclosureProps {
  id: string
  slots: IslandContext['slots']
  fragment: UrlFragment
  /** Whether the open panel is a landmark. */
  isRegion: boolean
}

function Disclosure({ id, slots, fragment: { ready, key, choose }, isRegion }: DisclosureProps) {
  const body = useRef<HTMLElement>(null)
  const isOpen = key === id
  const state = useDisclosureState({ isExpanded: isOpen, onExpandedChange: (next) => choose(next ? id : '') })
  const { id: buttonId } = useDisclosure({}, state, body).buttonProps
  const handlers = linkHandlers((button) => {
    keepInPlace(button)
    state.toggle()
  })
  const roles = ready ? { role: 'button', id: buttonId, 'aria-expanded': isOpen, 'aria-controls': id, ...handlers } : {}
  const setBody = (panel: HTMLElement | null) => {
    body.current = panel && panelBody(panel)
  }
  return (
    <div className="disclosure">
      <div className="disclosure-head">
        <h3>
          <a className="disclosure-button" {...slotProps(slots, headerSlot(id))} {...roles} href={`#${id}`} />
        </h3>
        {summarySlot(id) in slots && <div className="disclosure-summary" {...slotProps(slots, summarySlot(id))} />}
      </div>
      <div
        className="disclosure-panel"
        {...slotProps(slots, id)}
        {...(isRegion && isOpen ? { role: 'region', 'aria-labelledby': buttonId } : {})}
        ref={setBody}
      />
    </div>
  )
}

/** Hydrates the disclosures in the HTML. */
export const start = hydrate(Disclosures)
