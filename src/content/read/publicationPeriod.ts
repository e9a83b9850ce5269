import { endOfDay, isDay, isMoment } from '../../lib/dates.ts'
import { isPaged, KINDS } from '../kinds.ts'
import type { ContentDocument } from './documents.ts'

type Fields = Pick<ContentDocument, 'kind' | 'data'>

/** A day begins at midnight in Lagos. An invalid day or time sets no limit; other checks report it. */
function toStart(value: unknown): string | undefined {
  if (isDay(value)) return `${value}T00:00+01:00`
  return isMoment(value) ? value : undefined
}

/**
 * The publication period of a file, as moments in Lagos (2026-06-01T09:00+01:00); undefined means no limit. A page that is an article appears
 * on its day, unless `publish` says otherwise. It stays on the day `until`.
 */
export const publicationPeriodOf = ({ kind, data }: Fields) => ({
  from: toStart(data.publish ?? (isPaged(kind) && KINDS[kind].hasPages.type === 'article' ? data.date : undefined)),
  until: isDay(data.until) ? endOfDay(data.until) : toStart(data.until),
})

/** Whether a file is a draft, not yet published, or expired at a moment. One that expires before it is published counts as published: a rule reports it. */
export function isUnpublished(document: Fields, now: string): boolean {
  const { from = '', until = '9999' } = publicationPeriodOf(document)
  return document.data.draft === true || (until > from && (from > now || until <= now))
}
