/** A rectangle in CSS pixels, relative to the viewport’s upper left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** One stop of the Tab key. */
export type Stop = NonNullable<Awaited<ReturnType<ReturnType<typeof watchFocus>['look']>>>

/** Runs in the page, before a walk forward or back: returns functions that describe each stop. */
export const watchFocus = (isForward: boolean) => {
  const CONTROLS =
    'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, audio[controls], video[controls], ' +
    ':is([role=button], [role=link], [role=tab], [role=checkbox], [role=radio], [role=switch], [role=slider], [role=combobox])'
  /** Points in a grid over a component: enough for 1 % of it. A card has thousands of them at the distance that a link needs. */
  const [MAX_COLUMNS, MAX_ROWS] = [12, 40]
  /** Pixels around a component in which its focus indicator may be drawn. */
  const MARGIN = 16
  const reached = new Set<Element>()
  let [current, previous]: (HTMLElement | undefined)[] = []

  /** The element that responds to clicks: the card of a stretched link, or the label of a visually hidden input. */
  const ownerOf = (element: Element): Element => {
    if (element.matches('[type=radio], [type=checkbox]') && !element.checkVisibility({ opacityProperty: true }))
      return element.closest('label') ?? element
    const cover = getComputedStyle(element, '::after')
    if (cover.content === 'none' || cover.position !== 'absolute' || getComputedStyle(element).position !== 'static') return element
    const own = element.getBoundingClientRect()
    const isLarger = Number.parseFloat(cover.width) * Number.parseFloat(cover.height) > own.width * own.height
    let frame = element.parentElement
    while (frame?.parentElement && getComputedStyle(frame).position === 'static') frame = frame.parentElement
    return isLarger && frame ? frame : element
  }
  const toBox = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height })
  const boxesOf = (element: Element) => [...element.getClientRects()].map(toBox).filter(({ width, height }) => width >= 1 && height >= 1)

  /** The height of the viewport that the sticky header covers, for elements outside it. */
  const headerOver = (element: Element): number => {
    const header = document.querySelector('[data-header]')
    return header && !header.contains(element) && getComputedStyle(element).position !== 'fixed' ? header.getBoundingClientRect().bottom : 0
  }

  /**
   * The unobscured share of the component, from 0 to 1, by points in a grid; for one higher than the viewport, the share of what would fit.
   */
  const uncoveredOf = (owner: Element, boxes: readonly Box[]): number => {
    const freeHeight = innerHeight - headerOver(owner)
    let [uncovered, points] = [0, 0]
    for (const { x, y, width, height } of boxes) {
      const [columns, rows] = [Math.min(MAX_COLUMNS, Math.ceil(width / 12)), Math.min(MAX_ROWS, Math.ceil(height / 6))]
      let uncoveredHere = 0
      for (let column = 0; column < columns; column += 1)
        for (let row = 0; row < rows; row += 1) {
          const top = document.elementFromPoint(x + ((column + 0.5) * width) / columns, y + ((row + 0.5) * height) / rows)
          if (top && (owner.contains(top) || top.contains(owner))) uncoveredHere += 1
        }
      uncovered += Math.min(columns * rows, uncoveredHere / Math.min(1, freeHeight / height))
      points += columns * rows
    }
    return points === 0 ? 0 : uncovered / points
  }

  const scrolls = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element)
    const can = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    return (
      (can(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (can(overflowY) && element.scrollHeight > element.clientHeight + 1)
    )
  }
  /** Whether an element is interactive: a control, a tab panel, or a box that scrolls. A link to a missing section is not. */
  const hasPurpose = (element: HTMLElement): boolean => {
    const fragment = element.getAttribute('href')?.match(/^#(.*)$/)?.[1]
    const leadsNowhere = fragment !== undefined && !document.getElementById(decodeURIComponent(fragment))
    return (element.matches(CONTROLS) && !leadsNowhere) || element.matches('[role=tabpanel]') || scrolls(element)
  }

  /** Whether focus order may differ from visual order: in the header’s columns, and in a carousel, whose buttons come first (APG). */
  const mayGoBack = (element: Element, last: Element) => {
    const carousel = element.closest('[aria-roledescription=carousel]')
    return [element, last].some((one) => one.closest('header, [popover], .skip-link')) || carousel?.contains(last) === true
  }

  /** Whether a stop is above the previous one, or before it in the same line. A later column may begin higher up. */
  const isBackward = (element: Element, last: Element | undefined): boolean => {
    if (!last?.isConnected || mayGoBack(element, last)) return false
    const [from, to] = [last.getBoundingClientRect(), element.getBoundingClientRect()]
    const isAbove = to.bottom <= from.top + 1
    const isBeside = to.top < from.bottom - 1 && from.top < to.bottom - 1
    return (isAbove && to.left < from.right - 1) || (isBeside && to.right <= from.left + 1)
  }

  const nameOf = (element: HTMLElement): string => {
    const text = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent
    return `${element.localName} “${text.replace(/\s+/g, ' ').trim().slice(0, 80)}”`
  }
  const opensInPlace = (element: Element): boolean =>
    element.getAttribute('aria-expanded') === 'false' || element.matches('details:not([open]) > summary')

  /** Describes the focused element; null when the focus has left the page. */
  const look = async () => {
    // The focus loads the code of some controls, which changes what they are.
    while (document.activeElement?.matches('[data-state=loading]')) await new Promise(requestAnimationFrame)
    const element = document.activeElement as HTMLElement | null
    if (!element || element === document.body || element === document.documentElement) return null
    ;[previous, current] = [current, element]
    const [first] = reached
    const isAgain = reached.has(element)
    reached.add(element)
    const owner = ownerOf(element)
    const boxes = owner === element ? boxesOf(element) : [toBox(owner.getBoundingClientRect())]
    const own = [...boxes, ...boxesOf(element)]
    const [left, top] = [Math.min(...own.map(({ x }) => x)) - MARGIN, Math.min(...own.map(({ y }) => y)) - MARGIN]
    const right = Math.max(...own.map(({ x, width }) => x + width)) + MARGIN
    const bottom = Math.max(...own.map(({ y, height }) => y + height)) + MARGIN
    const section = element.closest('header, footer, main > *')
    const [upper, lower] = isForward ? [previous, element] : [element, previous]
    return {
      name: nameOf(element),
      /** The visible boxes of the component: the lines of a link, or its card or label. */
      boxes,
      /** The area where the focus indicator may be drawn, with a margin. */
      surroundings: { x: left, y: top, width: right - left, height: bottom - top },
      isAgain,
      /** Whether it is the first stop of the walk, again. */
      isFirst: element === first,
      opensInPlace: opensInPlace(element),
      isInvalid: element.getAttribute('aria-invalid') === 'true',
      uncovered: uncoveredOf(owner, boxes),
      hasPurpose: hasPurpose(element),
      isBackward: lower !== undefined && isBackward(lower, upper),
      /** The same for all elements with the same markup and styles. */
      kind: [section?.className, owner.className, owner.parentElement?.className, element.tagName, element.className].join(' '),
    }
  }

  /** Visible controls that Tab did not reach. In a group of tabs or radio inputs Tab reaches one, and arrow keys the others. */
  const findUnreached = (): string[] => {
    const isReachedByArrows = (element: Element): boolean => {
      const group = element.closest('[role=tablist], [role=radiogroup], [role=toolbar]')
      if (group) return [...reached].some((other) => group.contains(other))
      return (
        element instanceof HTMLInputElement &&
        element.type === 'radio' &&
        [...reached].some((other) => other instanceof HTMLInputElement && other.name === element.name && other.form === element.form)
      )
    }
    return [...document.querySelectorAll<HTMLElement>(`${CONTROLS}, [tabindex], [contenteditable]`)]
      .filter(
        (element) =>
          !reached.has(element) &&
          (element.matches(CONTROLS) || element.tabIndex >= 0) &&
          element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
          !element.closest('[inert]') &&
          !element.matches(':disabled') &&
          !isReachedByArrows(element),
      )
      .map(nameOf)
  }

  /** Moves the focus to the last stop of the page. */
  const focusLast = () => {
    const visible = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter((element) => element.checkVisibility())
    visible.at(-1)?.focus()
  }

  /** Whether the focused control, opened by Enter, is open. */
  const isOpen = () => current !== undefined && !opensInPlace(current)

  return { look, findUnreached, focusLast, isOpen, blur: () => current?.blur(), refocus: () => current?.focus({ preventScroll: true }) }
}
