import type { Report } from '../../browser/islandRoot.tsx'
import { showDialog } from './dialog.client.tsx'
import { PictureDialog } from './PictureDialog.client.tsx'

/**
 * Opens a gallery’s picture in a dialog: of a link with data-dialog="picture", which always has a data-gallery.
 * @public dialogTriggers.ts calls it on whichever of the two modules has loaded
 */
export const openDialog = (trigger: HTMLAnchorElement, report: Report) => showDialog(trigger, report, PictureDialog)
