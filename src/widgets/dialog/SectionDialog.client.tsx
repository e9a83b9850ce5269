import { useLayoutEffect, useRef } from 'react'
import { copyOf, headingOf } from './copySection.client.ts'
import { DialogFrame, type DialogProps } from './DialogFrame.client.tsx'

/** A section of the page as a dialog: an event’s tickets, more filters. */
export function SectionDialog({ trigger, close }: DialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const section = document.getElementById(trigger.hash.slice(1))
  useLayoutEffect(() => {
    if (!section) return
    const copy = copyOf(section)
    headingOf(copy)?.remove()
    body.current?.replaceChildren(...copy.childNodes)
  }, [section])
  return (
    <DialogFrame source={section} close={close}>
      <div className="dialog-body" ref={body} />
    </DialogFrame>
  )
}
