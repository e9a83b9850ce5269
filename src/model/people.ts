import { getEntry, type Site } from '../content/site.ts'

/** Entries that name a person, each with the person’s own entry instead. */
export const withPeople = <Member extends { person: string }>(site: Site, members: readonly Member[]) =>
  members.map(({ person, ...member }) => ({ ...member, person: getEntry(site, 'people', person) }))
