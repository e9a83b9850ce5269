import { acknowledge } from './acknowledge.ts'
import { filter } from './filter.ts'
import { form } from './form.ts'
import type { Enhance } from './registry.ts'
import { search } from './search.ts'
import { share } from './share.ts'

/** The enhancements that arrive in one request: together they weigh less than a second one takes. */
export const small: Record<string, Enhance> = { acknowledge, filter, form, search, share }
