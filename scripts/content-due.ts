import { findDue, formatDue, toDueList } from './content/publicationChanges.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getNow, root } from './lib/settings.ts'

const { flags } = readCommandLine(
  `npm run content:due -- [--since <moment>] [--json]

Lists which files will be published or removed automatically, and when: by “publish”, “until” and the dates of articles.

  --since  List the changes from this moment until now instead, such as 2026-06-01T09:00Z.
  --json   Print the changes as JSON.`,
  { since: { type: 'string' }, json: { type: 'boolean' } },
)

const since = flags.since && getNow(flags.since)
const changes = findDue(root, getNow(), since)
console.log(flags.json ? JSON.stringify(toDueList(changes)) : formatDue(changes, since))
