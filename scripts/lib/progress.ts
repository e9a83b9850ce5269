/** Milliseconds between lines of progress where nothing can be overwritten, such as in CI. */
const MS_BETWEEN_LINES = 10_000

/** The part of process.stderr that progress needs. */
interface Output {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

/** Shows the progress of a long command on stderr, so that stdout stays readable for programs. */
export interface Progress {
  /** On a terminal the text replaces the one before; elsewhere it is a line of its own, at most one in ten seconds. */
  show(text: string): void
  /** Clears the progress line of a terminal before other output. */
  clear(): void
}

export function createProgress(output: Output = process.stderr, now: () => number = () => performance.now()): Progress {
  let printed = now()
  return {
    show(text) {
      if (output.isTTY) output.write(`\r\x1b[K${text.slice(0, (output.columns ?? 80) - 1)}`)
      else if (now() - printed >= MS_BETWEEN_LINES) {
        printed = now()
        output.write(`${text}\n`)
      }
    },
    clear() {
      if (output.isTTY) output.write('\r\x1b[K')
    },
  }
}

export const progress = createProgress()
