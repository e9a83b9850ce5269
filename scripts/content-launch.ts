import { formatOpenTasks, listOpenTasks } from './content/launchChecklist.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getNow, root } from './lib/settings.ts'

readCommandLine({ name: 'npm run content:launch', about: 'Lists what is left to do before the site goes live.' })

const parts = await listOpenTasks(root, getNow())
console.log(formatOpenTasks(parts))
process.exitCode = parts.length > 0 ? 1 : 0
