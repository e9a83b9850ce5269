import EmblaCarousel from 'embla-carousel'
import { carouselPart, rotate } from './rotation.client.ts'

/**
 * Turns a row of slides that scrolls into one that moves by buttons, keys and swipes, starting where the visitor had scrolled
 * to. The slides that are not shown are out of reach for keyboard and assistive technology; none is ever copied.
 */
export async function carousel(section: HTMLElement) {
  const [view, row, number] = [carouselPart(section, 'view'), carouselPart(section, 'row'), carouselPart(section, 'number')]
  const slides = [...row.children] as HTMLElement[]
  await styled()
  await still(view)

  // All is measured before anything changes: later the page would be laid out once more for it.
  const scrolled = view.scrollLeft
  const startIndex = nearest(scrolled, slides)
  const embla = EmblaCarousel(view, {
    loop: true,
    align: 'start',
    startIndex,
    watchFocus: false,
    // A mouse selects words; fingers swipe.
    watchDrag: (_, event) => !('button' in event),
  })
  section.dataset.ready = ''
  if (scrolled) view.scrollLeft = 0
  const show = () => {
    const index = embla.selectedScrollSnap()
    for (const [place, slide] of slides.entries()) slide.inert = place !== index
    number.textContent = `${index + 1}`
  }
  show()
  const rotation = 'rotates' in section.dataset ? rotate(section, startIndex > 0, () => move('scrollNext')) : undefined
  const move = (how: 'scrollNext' | 'scrollPrev') => {
    const jump = matchMedia('(prefers-reduced-motion: reduce)').matches
    embla[how](jump)
    // A jump begins and never settles.
    if (jump) section.removeAttribute('data-moving')
  }
  const moveByHand = (how: 'scrollNext' | 'scrollPrev') => {
    rotation?.stop()
    move(how)
  }

  if (!rotation) row.ariaLive = 'polite'
  leaveScrolling(view, moveByHand)
  embla
    .on('select', () => {
      show()
      rotation?.wait()
    })
    .on('pointerDown', () => rotation?.stop())
    .on('scroll', () => section.setAttribute('data-moving', ''))
    .on('settle', () => section.removeAttribute('data-moving'))
  carouselPart(section, 'previous').addEventListener('click', () => moveByHand('scrollPrev'))
  carouselPart(section, 'next').addEventListener('click', () => moveByHand('scrollNext'))
}

/** Waits until the style sheet has come, as src/browser/hydrate.tsx does: until then the row goes on scrolling by itself. */
async function styled() {
  const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (sheet?.sheet === null && document.readyState !== 'complete')
    await new Promise((resolve) => {
      sheet.addEventListener('load', resolve)
      addEventListener('load', resolve)
    })
}

/** Waits until nobody is scrolling the row. */
async function still(view: HTMLElement) {
  for (let before = Number.NaN; before !== view.scrollLeft; ) {
    before = view.scrollLeft
    await new Promise((resolve) => setTimeout(resolve, 80))
  }
}

/** The slide whose left edge is nearest to where the row has been scrolled to. */
function nearest(scrolled: number, slides: HTMLElement[]): number {
  const away = slides.map((slide) => Math.abs(slide.offsetLeft - (slides[0]?.offsetLeft ?? 0) - scrolled))
  return away.indexOf(Math.min(...away))
}

/** The row scrolls no longer, so it is no stop of its own. Whoever stands on it keeps the focus and the arrow keys. */
function leaveScrolling(view: HTMLElement, move: (how: 'scrollNext' | 'scrollPrev') => void) {
  if (view === document.activeElement) view.tabIndex = -1
  else view.removeAttribute('tabindex')
  view.removeAttribute('role')
  view.removeAttribute('aria-label')
  view.addEventListener('keydown', ({ target, key }) => {
    if (target !== view) return
    if (key === 'ArrowRight') move('scrollNext')
    if (key === 'ArrowLeft') move('scrollPrev')
  })
}
