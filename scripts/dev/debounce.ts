/** Editors save in several steps, and folders come with many files: one answer to all of them, a moment after the last. */
export function collectChanges(answer: (files: readonly string[]) => Promise<void>) {
  let waiting: NodeJS.Timeout | undefined
  let answered = Promise.resolve()
  let begin = () => {}
  const files: string[] = []
  return {
    add(file: string) {
      if (files.length === 0) {
        const before = answered
        answered = new Promise<void>((resolve) => {
          begin = resolve
        })
          .then(() => before)
          .then(() => answer(files.splice(0)))
          .catch((error: unknown) => console.error(error))
      }
      files.push(file)
      clearTimeout(waiting)
      waiting = setTimeout(begin, 80)
    },
    /** Resolves when everything that was saved so far has been answered. */
    settled: () => answered,
  }
}
