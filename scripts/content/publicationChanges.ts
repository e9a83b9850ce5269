import { loadContent } from '../../src/content/loadContent.ts'
import type { ContentDocument } from '../../src/content/read/documents.ts'
import { publicationPeriodOf } from '../../src/content/read/publicationPeriod.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { formatMoment } from '../../src/lib/dates.ts'
import { countOf } from '../../src/lib/text.ts'

/** A file that is published or expires automatically. */
export interface PublicationChange {
  moment: string
  document: ContentDocument
  kind: 'published' | 'taken down'
}

/** Files that are published or expire after one moment and up to another, earliest first. Drafts are excluded. */
export const listChanges = (documents: readonly ContentDocument[], after: string, upTo = '9999'): PublicationChange[] =>
  documents
    .filter((document) => document.data.draft !== true)
    .flatMap((document): PublicationChange[] => {
      const { from = '', until = '' } = publicationPeriodOf(document)
      return [
        { moment: from, document, kind: 'published' },
        { moment: until, document, kind: 'taken down' },
      ]
    })
    .filter(({ moment }) => moment > after && moment <= upTo)
    .sort((a, b) => a.moment.localeCompare(b.moment) || a.document.file.localeCompare(b.document.file))

/** Files of the project at `root` that will be published or expire after `now`, or that did from `since` to `now`. */
export function findDue(root: string, now: string, since?: string): PublicationChange[] {
  const { documents } = loadContent({ root, ...SITE_OPTIONS, now })
  const everything = [...documents.all, ...documents.unpublished]
  return since === undefined ? listChanges(everything, now) : listChanges(everything, since, now)
}

/** Formats one change: “June 1, 2026 at 9:00 AM: content/news/drum.md is published”. */
export const formatChange = ({ moment, document, kind }: PublicationChange): string =>
  `${formatMoment(moment)}: ${document.file} is ${kind}`

/** Formats all changes, one a line. */
export function formatDue(changes: readonly PublicationChange[]): string {
  if (changes.length === 0) return 'Nothing will appear or go away by itself.'
  return [`${countOf(changes.length, 'change')} to come (Lagos time):`, ...changes.map((change) => `  ${formatChange(change)}`)].join('\n')
}

/** Formats the changes as JSON. */
export const toDueList = (changes: readonly PublicationChange[]) =>
  changes.map(({ moment, document, kind }) => ({ moment, kind, file: document.file }))
