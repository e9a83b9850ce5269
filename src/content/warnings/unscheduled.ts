import type { ContentDocuments } from '../documents.ts'
import type { Problem } from '../problems.ts'
import { isRecord } from '../schemaInspection.ts'
import { warn } from './warn.ts'

/** Warns about festival events that no day lists, so that no page shows them. */
export function findUnscheduled(set: ContentDocuments): Problem[] {
  const [festival] = set.of('festival')
  if (!Array.isArray(festival?.data.schedule)) return []
  const named = new Set(festival.data.schedule.flatMap((day: unknown) => (isRecord(day) && Array.isArray(day.events) ? day.events : [])))
  return set
    .of('festivalEvents')
    .filter(({ id }) => !named.has(id))
    .map((event) =>
      warn(
        event,
        [],
        `No day of ${festival.file} names this event, so no page shows it. Write ${event.id} under the events of its day there.`,
      ),
    )
}
