/** Adds behaviour to a part’s HTML. What it throws is shown as a fault; the HTML goes on working as it did. */
export type Enhance = (part: HTMLElement) => void | Promise<void>

/** Loads the enhancement that `data-enhance` names. Rejects when it does not arrive. */
export async function loadEnhancement(name: string): Promise<Enhance | undefined> {
  if (name === 'carousel') return import('../carousel/carousel.client.ts').then((module) => module.carousel)
  if (name === 'less') return import('../save-data/saveData.client.ts').then((module) => module.less)
  return import('./commonBundle.client.ts').then((module) => module.small[name])
}
