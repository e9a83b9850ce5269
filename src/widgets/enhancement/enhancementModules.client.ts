/** Adds behaviour to an element. If it throws, the error is shown and the HTML goes on working as before. */
export type Enhance = (part: HTMLElement) => void | Promise<void>

/** Loads the enhancement that `data-enhance` names. Rejects when the chunk fails to load. */
export function loadEnhancement(name: string): Promise<Enhance | undefined> {
  if (name === 'carousel') return import('../carousel/carousel.client.ts').then((module) => module.carousel)
  if (name === 'less') return import('../save-data/saveData.client.ts').then((module) => module.less)
  return import('./commonBundle.client.ts').then((module) => module.small[name])
}
