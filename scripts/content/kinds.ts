import type { CollectionName } from '../../src/content/collections.ts'

/** What an editor calls one file of a collection, as `content:new` takes it. */
export const KINDS: Readonly<Record<string, CollectionName>> = {
  production: 'productions',
  'ticketed-event': 'tickets',
  venue: 'venues',
  article: 'news',
  'festival-event': 'festivalEvents',
  programme: 'programmes',
  course: 'courses',
  'faculty-member': 'faculty',
  role: 'roles',
  person: 'people',
  partner: 'partners',
}
