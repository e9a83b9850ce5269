import type { CollectionName } from '../../src/content/collections.ts'

/** The names of the kinds of files, as `content:new` takes them. */
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
