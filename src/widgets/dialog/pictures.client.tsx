import type { Report } from '../../browser/lazyLoad.ts'
import { showDialog } from './dialog.client.tsx'
import { PictureDialog } from './PictureDialog.client.tsx'

/**
 * Opens the dialog of a link with data-gallery, which shows that gallery’s pictures.
 * @public registry.client.ts calls it on whichever of the two modules has loaded
 */
export const openDialog = (trigger: HTMLAnchorElement, report: Report) => showDialog(trigger, report, PictureDialog)
