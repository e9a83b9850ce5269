/** How often a line is printed where nothing can be overwritten, such as in CI. In milliseconds. */
const PAUSE = 10_000

/** The part of process.stderr that progress needs. */
interface Output {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

/** Says what a long command is doing, on stderr, so that what it prints can still be read by programs. */
export interface Progress {
  /** On a terminal the text replaces the one before; elsewhere it is a line of its own, at most one in ten seconds. */
  show(text: string): void
  /** Takes the text away from a terminal, before something is printed that stays. */
  clear(): void
}

export function createProgress(output: Output = process.stderr, now: () => number = () => performance.now()): Progress {
  let printed = now()
  return {
    show(text) {
      if (output.isTTY) output.write(`\r\x1b[K${text.slice(0, (output.columns ?? 80) - 1)}`)
      else if (now() - printed >= PAUSE) {
        printed = now()
        output.write(`${text}\n`)
      }
    },
    clear() {
      if (output.isTTY) output.write('\r\x1b[K')
    },
  }
}

/** The progress of this process. */
export const progress = createProgress()
