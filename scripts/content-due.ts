import { findDue, formatDue, toDueList } from './content/publicationChanges.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getNow, root } from './lib/settings.ts'

const { flags } = readCommandLine(
  `npm run content:due -- [--since <moment>]

Lists which files will be published or removed automatically, and when: by “publish”, “until” and the dates of articles.

  --since  Print the changes from this moment until now instead, as JSON. For example: 2026-06-01T09:00Z`,
  { since: { type: 'string' } },
)

const since = flags.since && getNow(flags.since)
const changes = findDue(root, getNow(), since)
console.log(since ? JSON.stringify(toDueList(changes)) : formatDue(changes))
