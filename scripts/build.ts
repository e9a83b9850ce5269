// Before all else: the order of imports is the order in which they run.
import './build/production.ts'
import { takeTurn } from './build/lock.ts'
import { explainTrouble } from './lib/trouble.ts'

const UNCHANGED = 'Nothing was changed: the last good build, if there is one, stays as it is.'

// vite-react-ssg renders pages in a queue that nobody awaits: a page that fails arrives here.
process.on('unhandledRejection', stop)
await takeTurn(process.cwd()).catch(stop)
// Asked for only now, so that a package that is not there can be told in words, and so that this turn's code makes this turn's site: what
// is kept for later builds is told by the code that made it.
await import('./build/makeSite.ts').then(({ makeSite }) => makeSite(process.cwd())).catch(stop)
process.exit(0)

function stop(error: unknown): never {
  console.error(`${explainTrouble(error)}\n${UNCHANGED}`)
  process.exit(1)
}
