import { acknowledge } from '../acknowledge/acknowledge.client.ts'
import { filter } from '../filter/filter.client.ts'
import { form } from '../form/form.client.ts'
import { search } from '../news-search/newsSearch.client.ts'
import { share } from '../share/share.client.ts'
import type { Enhance } from './enhancementModules.client.ts'

/** Enhancements that share a chunk: together they weigh less than a second request costs. */
export const small: Record<string, Enhance> = { acknowledge, filter, form, search, share }
