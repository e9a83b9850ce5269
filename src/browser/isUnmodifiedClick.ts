/** Whether a press has no key held down with it that asks the browser for something else: a new tab, a new window, a download. */
export const isUnmodifiedClick = (event: MouseEvent) => !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
