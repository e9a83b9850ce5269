// Before all else: the order of imports is the order in which they run.
import '../../build/production.ts'
import { build } from 'vite-react-ssg/node'
import { takeTurn } from '../../build/lock.ts'
import { ENTRY, wholeApp } from './wholeApp.ts'

// Builds the site the ordinary way into the folder that is named. Pictures and fonts are those of the last build.
const [folder = '.build/benchmark'] = process.argv.slice(2)
await takeTurn(process.cwd())
process.on('unhandledRejection', (error) => {
  console.error(error)
  process.exit(1)
})
await build({ entry: ENTRY, dirStyle: 'flat' }, wholeApp(process.cwd(), folder))
process.exit(0)
