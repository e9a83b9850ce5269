// Before all else: the order of imports is the order in which they run.
import './production.ts'
import { toUserMessage } from '../lib/userError.ts'
import { takeTurn } from './lock.ts'

const UNCHANGED = 'Nothing was changed: the last good build, if there is one, stays as it is.'

/**
 * Builds the site of the project at `root` when it is its turn, and ends the process: with exit code 1, and with words, where anything
 * fails.
 */
export async function buildInTurn(root: string): Promise<never> {
  // vite-react-ssg renders pages in a queue that nobody awaits: a page that fails arrives here.
  process.on('unhandledRejection', stop)
  await takeTurn(root).catch(stop)
  // Imported only now, so that a package that is not there can be told in words.
  await import('./makeSite.ts').then(({ makeSite }) => makeSite(root)).catch(stop)
  process.exit(0)
}

function stop(error: unknown): never {
  console.error(`${toUserMessage(error)}\n${UNCHANGED}`)
  process.exit(1)
}
