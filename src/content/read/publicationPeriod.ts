import { endOfDay, isDay, isMoment } from '../../lib/dates.ts'
import type { ContentDocument } from './documents.ts'

type Fields = Pick<ContentDocument, 'kind' | 'data'>

/** A day begins at midnight in Lagos. An invalid day or time sets no limit; other checks report it. */
function toStart(value: unknown): string | undefined {
  if (isDay(value)) return `${value}T00:00+01:00`
  return isMoment(value) ? value : undefined
}

/** The moment at which a period ends. If `until` is a day, that day is included. */
const toEnd = (value: unknown): string | undefined => (isDay(value) ? endOfDay(value) : toStart(value))

/**
 * The publication period of a file, as moments in Lagos (2026-06-01T09:00+01:00); undefined means no limit. An article’s begins on its own
 * day, unless `publish` says otherwise.
 */
const publicationPeriodOf = ({ kind, data }: Fields) => ({
  from: toStart(data.publish ?? (kind === 'news' ? data.date : undefined)),
  until: toEnd(data.until),
})

/** Whether a file that is no draft expires before it is published. */
export function isNeverShown(document: Fields): boolean {
  const { from, until } = publicationPeriodOf(document)
  return document.data.draft !== true && from !== undefined && until !== undefined && until <= from
}

/** Whether a file is a draft, not yet published, or expired at a moment. */
export function isUnpublished(document: Fields, now: string): boolean {
  const { from, until } = publicationPeriodOf(document)
  return document.data.draft === true || (from !== undefined && from > now) || (until !== undefined && until <= now)
}

/** A file that is published or expires automatically. */
export interface PublicationChange {
  moment: string
  document: ContentDocument
  kind: 'published' | 'taken down'
}

/** Files that are published or expire after one moment and up to another, earliest first. Drafts are excluded. */
export const listChanges = (documents: readonly ContentDocument[], after: string, upTo = '9999'): PublicationChange[] =>
  documents
    .filter((document) => document.data.draft !== true && !isNeverShown(document))
    .flatMap((document): PublicationChange[] => {
      const { from = '', until = '' } = publicationPeriodOf(document)
      return [
        { moment: from, document, kind: 'published' },
        { moment: until, document, kind: 'taken down' },
      ]
    })
    .filter(({ moment }) => moment > after && moment <= upTo)
    .sort((a, b) => a.moment.localeCompare(b.moment) || a.document.file.localeCompare(b.document.file))
