/** Calls `handle` once, a moment after the last of several changes: editors save in several steps, and folders arrive with many files. */
export function collectChanges(handle: (files: readonly string[]) => Promise<void>) {
  let waiting: NodeJS.Timeout | undefined
  let handled = Promise.resolve()
  let begin = () => {}
  const files: string[] = []
  return {
    add(file: string) {
      if (files.length === 0) {
        const before = handled
        handled = new Promise<void>((resolve) => {
          begin = resolve
        })
          .then(() => before)
          .then(() => handle(files.splice(0)))
          .catch((error: unknown) => console.error(error))
      }
      files.push(file)
      clearTimeout(waiting)
      waiting = setTimeout(begin, 80)
    },
    /** Resolves when all changes so far have been handled. */
    settled: () => handled,
  }
}
