import { setTimeout as wait } from 'node:timers/promises'

/** Calls `handle` once, a moment after the last of several changes: editors save in several steps, and folders arrive with many files. */
export function collectChanges(handle: (files: readonly string[]) => Promise<void>) {
  const files: string[] = []
  let handled = Promise.resolve()
  return {
    add(file: string) {
      const count = files.push(file)
      handled = Promise.all([handled, wait(80)])
        // When another change has come meanwhile, its turn handles all of them.
        .then(() => (count === files.length ? handle(files.splice(0)) : undefined))
        .catch((error: unknown) => console.error(error))
    },
    /** Resolves when all changes so far have been handled. */
    settled: () => handled,
  }
}
