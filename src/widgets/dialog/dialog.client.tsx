import type { ComponentType } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { createRoot, type Root } from 'react-dom/client'
import type { Report } from '../../browser/islandRoot.tsx'
import type { DialogProps } from './DialogFrame.client.tsx'
import { SectionDialog } from './SectionDialog.client.tsx'

/** From here, so that this file’s chunk keeps the names of this file: dialogTriggers.ts takes openDialog from it. */
export { DialogFrame } from './DialogFrame.client.tsx'

/** So long after it opened a dialog does not close by a press beside it, in milliseconds: a slow double click opens, and no more. */
const DOUBLE_CLICK = 500

let root: Root | undefined
/** The link that was pressed last: the root outlives it. */
let opener: HTMLAnchorElement
let openedAt = 0

/**
 * Opens the dialog of a link with data-dialog, which shows a part of the page. Focus returns to the link when it closes.
 * @public dialogTriggers.ts calls it on whichever of the two modules has loaded
 */
export const openDialog = (trigger: HTMLAnchorElement, report: Report) => showDialog(trigger, report, SectionDialog)

/** The same around something else: pictures.client.tsx stands on it. */
export function showDialog(trigger: HTMLAnchorElement, report: Report, content: ComponentType<DialogProps>) {
  // Not every browser focuses a link that is clicked; what has focus now gets it back later.
  trigger.focus({ preventScroll: true })
  opener = trigger
  openedAt = performance.now()
  // Busy until the dialog is seen: what the page holds back meanwhile (scripts/build/inlineAssets.ts) would be laid out first. React
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
  render(trigger, content, true)
}

function render(trigger: HTMLAnchorElement, Content: ComponentType<DialogProps>, isOpen: boolean) {
  const close = () => render(trigger, Content, false)
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
