/** Whether a click has no modifier key that asks for a new tab, a new window or a download. */
export const isUnmodifiedClick = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
