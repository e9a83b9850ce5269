import { useDialog } from '@react-aria/dialog'
import { createElement, type KeyboardEventHandler, type ReactNode, useRef } from 'react'
import { copyOf, headingOf } from './copySection.client.ts'

export interface DialogProps {
  trigger: HTMLAnchorElement
  close: () => void
}

interface DialogFrameProps {
  /** The element whose heading titles the dialog. */
  source: HTMLElement | null
  className?: string
  close: () => void
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/** A dialog’s title and its Close button, around its content. */
export function DialogFrame({ source, className = '', close, onKeyDown, children }: DialogFrameProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { dialogProps, titleProps } = useDialog({}, ref)
  const heading = headingOf(source)
  const fill = (title: HTMLElement | null) => {
    if (heading) title?.replaceChildren(...copyOf(heading).childNodes)
  }
  const level = heading && /^H\d$/.test(heading.tagName) ? heading.tagName.toLowerCase() : 'h2'
  return (
    <div {...dialogProps} role="dialog" ref={ref} className={`dialog ${className}`} onKeyDown={onKeyDown}>
      <div className="dialog-head">
        {createElement(level, { ...titleProps, ref: fill })}
        <button type="button" className="dialog-close" onClick={close}>
          Close
        </button>
      </div>
      {children}
    </div>
  )
}
