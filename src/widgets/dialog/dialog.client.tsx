import { useDialog } from '@react-aria/dialog'
import { clsx } from 'clsx'
import { type ComponentType, createElement, type KeyboardEventHandler, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { createRoot, type Root } from 'react-dom/client'
import { addStyles } from '../../browser/addStyles.ts'
import { fragmentTarget } from '../../browser/fragmentTarget.ts'
import { isUnmodifiedClick } from '../../browser/isUnmodifiedClick.ts'
import type { Report, Start } from '../../browser/lazyLoad.ts'
import { copyOf, headingOf } from './copySection.client.ts'
import styles from './dialog.css?inline'

export interface DialogProps {
  trigger: HTMLAnchorElement
  close: () => void
}

declare global {
  interface Window {
    /** Closes on Android’s Back and on Escape. TypeScript does not know it yet. */
    CloseWatcher?: new () => { onclose: () => void; destroy: () => void }
  }
}

/** Milliseconds after opening in which a click outside does not close the dialog, so that a double click only opens it. */
const DOUBLE_CLICK_MS = 500

let root: Root | undefined
/** The link whose dialog is shown, for error reports. */
let opener: HTMLElement
let openedAt = 0

/** Makes the function that lets a link open a dialog with the given content. Focus returns to the link when it closes. */
export const opensDialog =
  (content: ComponentType<DialogProps>): Start =>
  (link, report) =>
    link.addEventListener('click', (event) => {
      if (!isUnmodifiedClick(event)) return
      event.preventDefault()
      // Safari does not focus a clicked link, and focus returns to whatever has it now.
      link.focus({ preventScroll: true })
      opener = link
      openedAt = performance.now()
      root ??= makeRoot(report)
      render(link as HTMLAnchorElement, content, true)
    })

function makeRoot(report: Report) {
  addStyles(styles, 'all')
  return createRoot(document.body.appendChild(document.createElement('div')), {
    onUncaughtError: (error, info) => {
      root = undefined
      console.error(error, info.componentStack)
      report(error, opener)
    },
  })
}

function render(trigger: HTMLAnchorElement, Content: ComponentType<DialogProps>, isOpen: boolean) {
  const close = () => render(trigger, Content, false)
  root?.render(
    <I18nProvider locale="en-NG">
      <ModalOverlay
        className="dialog-overlay"
        isDismissable
        shouldCloseOnInteractOutside={() => performance.now() - openedAt > DOUBLE_CLICK_MS}
        isOpen={isOpen}
        onOpenChange={close}
      >
        <Modal className="dialog-modal">
          <Content trigger={trigger} close={close} />
        </Modal>
      </ModalOverlay>
    </I18nProvider>,
  )
}

/** Moves the content of one element into another. */
function fill(element: HTMLElement | null, from: HTMLElement) {
  if (!element) return
  element.textContent = ''
  element.append(...from.childNodes)
}

/** A section of the page as a dialog: an event’s tickets, more filters. */
function SectionDialog({ trigger, close }: DialogProps) {
  const body = useRef<HTMLDivElement>(null)
  const section = fragmentTarget(trigger)
  useLayoutEffect(() => {
    if (!section) return
    const copy = copyOf(section)
    headingOf(copy)?.remove()
    fill(body.current, copy)
  }, [section])
  return (
    <DialogFrame source={section} close={close}>
      <div ref={body} className="stack" />
    </DialogFrame>
  )
}

/** Lets a link open the section that it leads to. */
export const start = opensDialog(SectionDialog)

interface DialogFrameProps {
  /** The element whose heading titles the dialog. */
  source: HTMLElement | null
  className?: string
  close: () => void
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/** A dialog’s title and its Close button, around its content. Android’s Back closes it where browsers have a CloseWatcher. */
export function DialogFrame({ source, className, close, onKeyDown, children }: DialogFrameProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { dialogProps, titleProps } = useDialog({}, ref)
  useEffect(() => {
    if (!window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.onclose = close
    return () => watcher.destroy()
  }, [close])
  const heading = headingOf(source)
  const fillTitle = (title: HTMLElement | null) => {
    if (heading) fill(title, copyOf(heading))
  }
  const level = heading && /^H\d$/.test(heading.tagName) ? heading.tagName.toLowerCase() : 'h2'
  return (
    <div {...dialogProps} role="dialog" ref={ref} className={clsx('dialog', className)} onKeyDown={onKeyDown}>
      <div className="dialog-head">
        {createElement(level, { ...titleProps, ref: fillTitle })}
        <button type="button" className="dialog-close" onClick={close}>
          Close
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </div>
  )
}
