import { readBuildInfo } from '../build/buildInfo.ts'

interface Wanted {
  /** The project’s commit; undefined when there are uncommitted changes. */
  state: string | undefined
  day: string
}

/** Whether dist/ was built from the current state of the project at `root`. */
export function isBuiltOf(root: string, { state, day }: Wanted): boolean {
  const built = readBuildInfo(root)
  return state !== undefined && built?.state === state && built.day === day
}

/**
 * Makes sure that dist/ was built from the current state of the project at `root`: builds it where it was not, and always when there are
 * uncommitted changes. Returns false when the build fails.
 */
export function ensureBuiltOf(root: string, wanted: Wanted, build: () => boolean): boolean {
  if (isBuiltOf(root, wanted)) return true
  console.log('The built site is out of date, or its commit is unknown. Building it now.')
  return build()
}
