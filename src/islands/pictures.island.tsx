import { showDialog } from './dialog.island.tsx'
import type { Report } from './frame.tsx'
import { PictureDialog } from './PictureDialog.tsx'

/**
 * Opens a gallery’s picture in a dialog: of a link with data-dialog="picture", which always has a data-gallery.
 * @public dialogTriggers.ts calls it on whichever of the two modules has loaded
 */
export const openDialog = (trigger: HTMLAnchorElement, report: Report) => showDialog(trigger, report, PictureDialog)
