// Must be the first import: it sets NODE_ENV before another import loads React. Imports run in order.
import './setNodeEnv.ts'
import { toUserMessage } from '../lib/userError.ts'
import { takeBuildLock } from './buildLock.ts'

const UNCHANGED = 'Nothing was changed: the last good build, if there is one, stays as it is.'

/** Builds the site of the project at `root` once it holds the build lock, and ends the process: with code 1 if anything fails. */
export async function buildWithLock(root: string): Promise<never> {
  // vite-react-ssg renders pages in a queue that nobody awaits, so the error of a page that fails is an unhandled rejection.
  process.on('unhandledRejection', stop)
  await takeBuildLock(root).catch(stop)
  // Imported here, so that a missing package gives a plain error message.
  await import('./makeSite.ts').then(({ makeSite }) => makeSite(root)).catch(stop)
  process.exit(0)
}

function stop(error: unknown): never {
  console.error(`${toUserMessage(error)}\n${UNCHANGED}`)
  process.exit(1)
}
