/** Attributes that hold ids. */
const ID_ATTRIBUTES = ['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget', 'list', 'form']

/** The heading of a section: the element itself, or the first heading in it. */
export function headingOf(part: HTMLElement | null): HTMLElement | undefined {
  const headings = 'h1, h2, h3, h4, h5, h6, summary'
  return part?.matches(headings) ? part : (part?.querySelector<HTMLElement>(headings) ?? undefined)
}

/** A copy of a section with its own ids, so that labels and fields in the copy belong together. */
export function copyOf(part: HTMLElement): HTMLElement {
  const copy = part.cloneNode(true) as HTMLElement
  for (const attribute of ID_ATTRIBUTES) {
    for (const element of copy.querySelectorAll(`[${attribute}]`)) {
      const ids = element.getAttribute(attribute)?.split(/\s+/) ?? []
      element.setAttribute(attribute, ids.map((id) => `in-dialog-${id}`).join(' '))
    }
  }
  return copy
}
