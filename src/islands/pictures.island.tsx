import { showDialog } from './dialog.island.tsx'
import type { Report } from './frame.tsx'
import { PictureDialog } from './PictureDialog.tsx'

/** Opens a gallery’s picture, which a link with data-dialog="picture" names, in a dialog. */
export const openDialog = (trigger: HTMLAnchorElement, report: Report) => showDialog(trigger, report, PictureDialog)
