import type { LoadState } from '../browser/partState.ts'
import type { WidgetName } from './registry.client.ts'

/** Attributes that tell src/browser/lazyLoad.ts which code an element needs. */
export const lazyPart = (widget: WidgetName) => ({ 'data-widget': widget, 'data-state': 'idle' satisfies LoadState })
