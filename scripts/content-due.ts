import { findDue, formatDue, toDueList } from './content/publicationChanges.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getNow, root } from './lib/settings.ts'
import { UserError } from './lib/userError.ts'

const { flags } = readCommandLine({
  name: 'npm run content:due',
  about: 'Lists which files will be published or removed automatically, and when: by “publish”, “until” and the dates of articles.',
  flags: {
    since: { value: 'moment', about: 'List the changes from this moment until now instead, such as 2026-06-01T09:00Z.' },
    json: { about: 'Print the changes as JSON.' },
  },
})

const since = flags.since === undefined ? undefined : readMoment(flags.since)
const changes = findDue(root, getNow(), since)
console.log(flags.json === undefined ? formatDue(changes, since) : JSON.stringify(toDueList(changes)))

function readMoment(moment: string): string {
  try {
    return getNow(moment)
  } catch (error) {
    throw new UserError((error as Error).message.replace('SITE_NOW', '--since'))
  }
}
