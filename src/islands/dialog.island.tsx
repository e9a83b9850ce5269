import { I18nProvider } from 'react-aria/I18nProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { createRoot, type Root } from 'react-dom/client'
import type { Report } from './frame.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { SectionDialog } from './SectionDialog.tsx'

/** So long after it opened a dialog does not close by a press beside it, in milliseconds: a slow double click opens, and no more. */
const DOUBLE_CLICK = 500

let root: Root | undefined
/** The link that was pressed last: the root outlives it. */
let opener: HTMLAnchorElement
let openedAt = 0

/** Opens the dialog that a link with data-dialog names. Focus returns to the link when it closes. */
export function openDialog(trigger: HTMLAnchorElement, report: Report) {
  // Not every browser focuses a link that is clicked; what has focus now gets it back later.
  trigger.focus({ preventScroll: true })
  opener = trigger
  openedAt = performance.now()
  // Busy until the dialog is seen: what the page holds back meanwhile (scripts/build/inlined.ts) would be laid out first. React
  // renders before the second frame; a timer of that frame comes after its paint.
  trigger.setAttribute('aria-busy', 'true')
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => trigger.removeAttribute('aria-busy'))))
  root ??= createRoot(document.body.appendChild(document.createElement('div')), {
    onUncaughtError: (error, info) => {
      root = undefined
      console.error(error, info.componentStack)
      report(error, opener)
    },
  })
  render(trigger, true)
}

function render(trigger: HTMLAnchorElement, isOpen: boolean) {
  const Content = trigger.dataset.dialog === 'picture' ? PictureDialog : SectionDialog
  const close = () => render(trigger, false)
  root?.render(
    <I18nProvider locale="en-NG">
      <ModalOverlay
        className="dialog-overlay"
        isDismissable
        shouldCloseOnInteractOutside={() => performance.now() - openedAt > DOUBLE_CLICK}
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
