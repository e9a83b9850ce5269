import EmblaCarousel from 'embla-carousel'
import { getPart } from '../../browser/getPart.ts'
import { isSavingData } from '../../browser/saveDataMode.ts'
import { RESIZE } from './resize.ts'

/** Milliseconds that each slide is shown, and the minimum before the first advance. */
const SLIDE_MS = 5000
const MIN_FIRST_SLIDE_MS = 1000

type Move = 'scrollNext' | 'scrollPrev'

/**
 * Advances a carousel every five seconds. Hovering and a hidden tab pause it; focus inside, a swipe and its button stop it (WCAG 2.2.2).
 * Focus on its button only holds it until a click or blur: some screen readers say a button’s name before they focus it, and the click must
 * do what they said. It starts stopped under reduced motion, in save-data mode, or if the visitor has moved it.
 */
function rotate(section: HTMLElement, isMoved: boolean, next: () => void) {
  const button = getPart(section, 'rotation')
  const row = getPart(section, 'row')
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  let firstSlideMs = Math.max(MIN_FIRST_SLIDE_MS, SLIDE_MS - performance.now() + (navigation?.loadEventEnd ?? 0))
  let isRotating = !isMoved && !reducedMotion.matches && !isSavingData() && !section.contains(document.activeElement)
  let isHovered = section.matches(':hover')
  let isButtonFocused = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Starts the time of the slide that is shown. */
  const restartTimer = () => {
    clearTimeout(timer)
    if (!isRotating || isButtonFocused || isHovered || document.hidden) return
    // Fetches the next picture early, or the next slide would be empty at first.
    row.querySelector(':not([inert])+[inert] img')?.setAttribute('loading', 'eager')
    timer = setTimeout(next, firstSlideMs || SLIDE_MS)
    firstSlideMs = 0
  }
  const setRotating = (rotating: boolean) => {
    isRotating = rotating
    isButtonFocused = false
    section.toggleAttribute('data-rotating', rotating)
    row.setAttribute('aria-live', rotating ? 'off' : 'polite')
    restartTimer()
  }
  const stop = () => {
    if (isRotating) setRotating(false)
  }

  setRotating(isRotating)
  for (const type of ['pointerenter', 'pointerleave'])
    section.addEventListener(type, () => {
      isHovered = type === 'pointerenter'
      restartTimer()
    })
  section.addEventListener('focusin', ({ target }) => {
    if (target !== button) return stop()
    isButtonFocused = isRotating
    restartTimer()
  })
  button.addEventListener('blur', () => {
    if (isButtonFocused) stop()
  })
  button.addEventListener('click', () => setRotating(!isRotating))
  document.addEventListener('visibilitychange', restartTimer)
  // Safari before 14 has no addEventListener here.
  reducedMotion.onchange = stop
  return { stop, restartTimer }
}

/**
 * Turns a scrolling row of slides into a carousel with buttons, keys and swipes, starting at the slide that the visitor had scrolled to.
 * Slides that are not shown are inert; no slide is cloned.
 */
export async function start(section: HTMLElement) {
  const [view, row, number] = [getPart(section, 'view'), getPart(section, 'row'), getPart(section, 'number')]
  const slides = [...row.children] as HTMLElement[]
  await waitForScrollEnd(view)

  // Reads layout before any write, to avoid a forced reflow.
  const scrolled = view.scrollLeft
  const startIndex = nearest(scrolled, slides)
  const embla = EmblaCarousel(view, {
    ...RESIZE,
    loop: true,
    align: 'start',
    startIndex,
    watchFocus: false,
    // A swipe by touch moves the slides; dragging with a mouse selects text.
    watchDrag: (_, event) => !('button' in event),
  })
  if (scrolled) view.scrollLeft = 0
  const show = () => {
    const index = embla.selectedScrollSnap()
    for (const [position, slide] of slides.entries()) slide.toggleAttribute('inert', position !== index)
    number.textContent = `${index + 1}`
  }
  show()
  const rotation = section.dataset.widget === 'hero' ? rotate(section, startIndex > 0, () => move('scrollNext')) : undefined
  const move = (direction: Move) => {
    const jump = matchMedia('(prefers-reduced-motion: reduce)').matches
    embla[direction](jump)
    // Embla fires no settle event after a jump.
    if (jump) section.removeAttribute('data-moving')
  }
  const moveManually = (direction: Move) => {
    rotation?.stop()
    move(direction)
  }

  if (!rotation) row.setAttribute('aria-live', 'polite')
  removeFromTabOrder(view, moveManually)
  embla
    .on('select', () => {
      show()
      rotation?.restartTimer()
    })
    .on('pointerDown', () => rotation?.stop())
    .on('scroll', () => section.setAttribute('data-moving', ''))
    .on('settle', () => section.removeAttribute('data-moving'))
  getPart(section, 'previous').addEventListener('click', () => moveManually('scrollPrev'))
  getPart(section, 'next').addEventListener('click', () => moveManually('scrollNext'))
}

async function waitForScrollEnd(view: HTMLElement) {
  for (let before = Number.NaN; before !== view.scrollLeft; ) {
    before = view.scrollLeft
    await new Promise((resolve) => setTimeout(resolve, 80))
  }
}

/** The slide whose left edge is nearest to the scroll position. */
function nearest(scrolled: number, slides: HTMLElement[]): number {
  const distances = slides.map((slide) => Math.abs(slide.offsetLeft - (slides[0]?.offsetLeft ?? 0) - scrolled))
  return distances.indexOf(Math.min(...distances))
}

/**
 * Takes the row out of the Tab order: from now on Embla moves the slides, and the row is no longer a native scroll container. If the row
 * has the focus, it keeps its role, its name and the arrow keys until blur.
 */
function removeFromTabOrder(view: HTMLElement, move: (direction: Move) => void) {
  const remove = () => {
    for (const name of ['tabindex', 'role', 'aria-label']) view.removeAttribute(name)
  }
  if (view === document.activeElement) view.addEventListener('blur', remove, { once: true })
  else remove()
  view.addEventListener('keydown', ({ target, key }) => {
    if (target !== view) return
    if (key === 'ArrowRight') move('scrollNext')
    if (key === 'ArrowLeft') move('scrollPrev')
  })
}
