import type { ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { groupsIn } from '../schemaInspection.ts'
import { warn } from './warn.ts'

/** Warns about festival events that no day lists, so that no page shows them. */
export function findUnscheduled(set: ContentDocuments): Problem[] {
  const [festival] = set.of('festival')
  if (!Array.isArray(festival?.data.schedule)) return []
  const named = groupsIn(festival.data.schedule).flatMap(([, { events }]) => events)
  return set.of('festivalEvents').flatMap((event) => {
    const message = `No day of ${festival.file} names this event, so no page shows it. Write ${event.id} under the events of its day there.`
    return named.includes(event.id) ? [] : [warn(event, [], message)]
  })
}
