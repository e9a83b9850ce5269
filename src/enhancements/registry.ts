/** Adds behaviour to a part’s HTML. What it throws is shown as a fault; the HTML goes on working as it did. */
export type Enhance = (part: HTMLElement) => void | Promise<void>

/** Every enhancement, by the name that stands in `data-enhance`. */
export const enhancements: Record<string, () => Promise<{ enhance: Enhance }>> = {
  acknowledge: () => import('./acknowledge.ts'),
  carousel: () => import('./carousel.ts'),
  filter: () => import('./filter.ts'),
  form: () => import('./form.ts'),
  search: () => import('./search.ts'),
  share: () => import('./share.ts'),
}
