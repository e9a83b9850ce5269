/**
 * Shows notes of days that have passed since the build (src/ui/pastNotes.tsx) whenever the page is shown: also on a copy, and on a page that
 * was left open past midnight.
 */
export function startPastNotes() {
  const show = () => {
    for (const note of document.querySelectorAll<HTMLElement>('[data-after]'))
      note.hidden = new Date() < new Date(note.dataset.after as string)
  }
  addEventListener('pageshow', show)
  document.addEventListener('visibilitychange', show)
}
