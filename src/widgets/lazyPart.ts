import type { WidgetName } from './registry.client.ts'

/** The attribute that tells src/browser/lazyLoad.ts which code an element needs. */
export const lazyPart = (widget: WidgetName) => ({ 'data-widget': widget })
