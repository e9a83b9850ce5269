// Before all else: the order of imports is the order in which they run.
import './build/production.ts'
import { explainTrouble } from './lib/trouble.ts'

const UNCHANGED = 'Nothing was changed: the last good build, if there is one, stays as it is.'

// vite-react-ssg renders pages in a queue that nobody awaits: a page that fails arrives here.
process.on('unhandledRejection', stop)
// Asked for only now, so that a package that is not there can be told in words.
await import('./build/makeSite.ts').then(({ makeSite }) => makeSite(process.cwd())).catch(stop)
process.exit(0)

function stop(error: unknown): never {
  console.error(`${explainTrouble(error)}\n${UNCHANGED}`)
  process.exit(1)
}
