/** The widgets whose browser code is lazy-loaded. Several may share a chunk (src/widgets/registry.client.ts). */
export type WidgetName =
  | 'acknowledge'
  | 'carousel'
  | 'dialog'
  | 'dialog-pictures'
  | 'disclosures'
  | 'filter'
  | 'form'
  | 'hero'
  | 'save-data'
  | 'search'
  | 'share'
  | 'tabs'

/**
 * `idle`: its code has not been requested, or the request failed and the next use tries again. `loading`: requested. `ready`: started.
 * `failed`: its code threw an error; the HTML works without it.
 */
export type LoadState = 'idle' | 'loading' | 'ready' | 'failed'

/** Attributes that tell src/browser/lazyLoad.ts which code an element needs. */
export const lazyPart = (widget: WidgetName) => ({ 'data-widget': widget, 'data-state': 'idle' satisfies LoadState })
