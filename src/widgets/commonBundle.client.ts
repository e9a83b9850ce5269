import type { Start } from '../browser/lazyLoad.ts'
import type { WidgetName } from '../lib/lazyPart.ts'
import { acknowledge } from './acknowledge/acknowledge.client.ts'
import { filter } from './filter/filter.client.ts'
import { form } from './form/form.client.ts'
import { search } from './news-search/newsSearch.client.ts'
import { share } from './share/share.client.ts'

/** Widgets that share a chunk: together they have fewer bytes than a second request would cost. */
export const commonWidgets: Partial<Record<WidgetName, Start>> = { acknowledge, filter, form, search, share }
