import { findLeftPlaceholders, formatPlaceholders } from './content/launchChecklist.ts'
import { readCommandLine } from './lib/commandLine.ts'
import { getNow, root } from './lib/settings.ts'

readCommandLine('npm run content:launch\n\nLists the placeholders that are left: addresses and numbers that lead nowhere.', {})

const placeholders = findLeftPlaceholders(root, getNow())
console.log(formatPlaceholders(placeholders))
process.exitCode = placeholders.length > 0 ? 1 : 0
