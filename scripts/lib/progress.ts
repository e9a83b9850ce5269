/** Milliseconds between lines of progress where nothing can be overwritten, such as in CI. */
const MS_BETWEEN_LINES = 10_000

let printed = performance.now()

/** Shows the progress of a long command on stderr, so that stdout stays readable for programs. */
export const progress = {
  /** On a terminal the text replaces the one before; elsewhere it is a line of its own, at most one in ten seconds. */
  show(text: string): void {
    const { isTTY, columns = 80 } = process.stderr
    if (isTTY) process.stderr.write(`\r\x1b[K${text.slice(0, columns - 1)}`)
    else if (performance.now() - printed >= MS_BETWEEN_LINES) {
      printed = performance.now()
      process.stderr.write(`${text}\n`)
    }
  },
  /** Clears the progress line of a terminal before other output. */
  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  },
}
