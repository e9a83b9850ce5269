import type { CollectionName } from '../../src/content/collections.ts'

/** The collection of each kind of file, by the name that `content:new` takes. */
export const FILE_KINDS: Readonly<Record<string, CollectionName>> = {
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
