import { readBuildInfo } from '../build/buildInfo.ts'

/** Whether dist/ was built from the project at `root`, at this commit and as of this day. False for uncommitted changes, which have no commit. */
export function isBuiltOf(root: string, { state, day }: { state: string | undefined; day: string }): boolean {
  const built = readBuildInfo(root)
  return state !== undefined && built?.state === state && built.day === day
}

/** Builds the site where dist/ is not of this commit and day. Returns false when the build fails. */
export function ensureBuiltOf(root: string, wanted: Parameters<typeof isBuiltOf>[1], build: () => boolean): boolean {
  if (isBuiltOf(root, wanted)) return true
  console.log('The built site is out of date, or its commit is unknown. Building it now.')
  return build()
}
