import { getNow } from '../src/lib/clock.ts'
import { findDue, formatDue, toDueList } from './content/publicationChanges.ts'
import { readCommandLine } from './lib/commandLine.ts'

const { flags } = readCommandLine({
  name: 'npm run content:due',
  about: 'Lists which files will be published or removed automatically, and when: by “publish”, “until” and the dates of articles.',
  flags: {
    since: { value: 'moment', about: 'List the changes from this moment until now instead, such as 2026-06-01T09:00Z.' },
    json: { about: 'Print the changes as JSON.' },
  },
})

try {
  const since = flags.since === undefined ? undefined : getNow(flags.since)
  const changes = findDue(process.cwd(), getNow(), since)
  console.log(flags.json === undefined ? formatDue(changes, since) : JSON.stringify(toDueList(changes)))
} catch (error) {
  process.exitCode = 1
  const message = error instanceof Error ? error.message : String(error)
  console.error(flags.since === undefined ? message : message.replace('SITE_NOW', '--since'))
}
