/** Adds behaviour to a part’s HTML. What it throws is shown as a fault; the HTML goes on working as it did. */
export type Enhance = (part: HTMLElement) => void | Promise<void>

/** Loads the enhancement that `data-enhance` names. Rejects when it does not arrive. */
export const loadEnhancement = (name: string): Promise<Enhance | undefined> =>
  name === 'carousel'
    ? import('./carousel.ts').then((loaded) => loaded.carousel)
    : import('./small.ts').then((loaded) => loaded.small[name])
