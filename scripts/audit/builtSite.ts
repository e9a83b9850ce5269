import { readBuiltOf } from '../build/buildInfo.ts'

interface Wanted {
  /** The project’s commit; undefined when something was changed since. */
  state: string | undefined
  day: string
}

/** Whether the site that stands in dist/ is that of the project at `root` as it is now. */
export function isBuiltOf(root: string, { state, day }: Wanted): boolean {
  const built = readBuiltOf(root)
  return state !== undefined && built?.state === state && built.day === day
}

/**
 * Sees to it that what is measured is the project at `root` as it is now: builds it, and says so, unless the site that stands there was
 * made of it. What has no certain state is built in any case. False when the build fails.
 */
export function ensureBuiltOf(root: string, wanted: Wanted, build: () => boolean): boolean {
  if (isBuiltOf(root, wanted)) return true
  console.log('The built site is of another state of the project, or nobody knows of which: it is built now.')
  return build()
}
