import type { ContentDocument } from './documents.ts'

/** When a file is shown, as moments in Lagos (2026-06-01T09:00+01:00). Undefined where nothing limits it. */
interface Release {
  from: string | undefined
  until: string | undefined
}

type Fields = Pick<ContentDocument, 'collection' | 'data'>

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}\+01:00$/

/** A day begins at midnight in Lagos. What is neither a day nor a moment is an error elsewhere. */
const toStart = (value: unknown): string | undefined =>
  typeof value !== 'string' ? undefined : DAY.test(value) ? `${value}T00:00+01:00` : MOMENT.test(value) ? value : undefined

/** `until` a day includes that day. */
function toEnd(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DAY.test(value) || Number.isNaN(Date.parse(value))) return toStart(value)
  const next = new Date(Date.parse(value))
  next.setUTCDate(next.getUTCDate() + 1)
  return toStart(next.toISOString().slice(0, 10))
}

/** When a file is shown. An article is shown from its own day on, unless `publish` says otherwise. */
export const releaseOf = ({ collection, data }: Fields): Release => ({
  from: toStart(data.publish ?? (collection === 'news' ? data.date : undefined)),
  until: toEnd(data.until),
})

/** Whether a file is a draft, still to be published or taken down again at a moment. */
export function isHeldBack(document: Fields, now: string): boolean {
  const { from, until } = releaseOf(document)
  return document.data.draft === true || (from !== undefined && from > now) || (until !== undefined && until <= now)
}

/** A file that appears or goes away by itself. */
export interface Change {
  moment: string
  document: ContentDocument
  kind: 'published' | 'taken down'
}

/** What appears and goes away by itself after one moment and up to another, earliest first. Drafts wait for their author. */
export function listChanges(documents: readonly ContentDocument[], after: string, upTo?: string): Change[] {
  return documents
    .filter(({ data }) => data.draft !== true)
    .flatMap((document): Change[] => {
      const { from, until } = releaseOf(document)
      return [
        ...(from === undefined ? [] : [{ moment: from, document, kind: 'published' as const }]),
        ...(until === undefined ? [] : [{ moment: until, document, kind: 'taken down' as const }]),
      ]
    })
    .filter(({ moment }) => moment > after && (upTo === undefined || moment <= upTo))
    .sort((a, b) => (a.moment < b.moment ? -1 : a.moment > b.moment ? 1 : a.document.file < b.document.file ? -1 : 1))
}
