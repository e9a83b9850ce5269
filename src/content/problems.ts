import { countOf } from '../lib/text.ts'

/** One error of one file, in words its author can act on. */
export interface Problem {
  /** The file, from the project's root. */
  file: string
  /** Counted from 1. */
  line: number
  column?: number
  /** The field as a reader would say it: "dates, item 2, price". Empty when it is about the whole file. */
  field: string
  message: string
  /** Something that works, to copy. */
  example?: string
}

/** Everything that is wrong with the content. Its text is the one people read, in the console and in the browser. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems))
    this.problems = problems
    // The text is for authors: where in our code it was found does not help them.
    this.stack = `${this.name}: ${this.message}`
  }
}

/** All problems as text, grouped by file, in the order of files and lines. `title` says what they are: "2 errors in 1 file". */
export function formatProblems(problems: readonly Problem[], title = countOf(problems.length, 'error', 'errors')): string {
  const sorted = [...problems].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || (a.column ?? 0) - (b.column ?? 0) || compare(a.field, b.field),
  )
  const files = new Set(sorted.map((problem) => problem.file))
  const groups = [...files].map((file) =>
    sorted
      .filter((problem) => problem.file === file)
      .map(formatProblem)
      .join('\n'),
  )
  return [`${title} in ${countOf(files.size, 'file')}:`, ...groups].join('\n\n')
}

/** One problem as text: where, what, and an example. */
function formatProblem({ file, line, field, message, example }: Problem): string {
  const where = field ? `${file}:${line}  ${field}` : `${file}:${line}`
  const lines = [where, ...indent(message, 2)]
  if (example) {
    const short = !example.includes('\n')
    lines.push(...(short ? [`  For example: ${example}`] : ['  For example:', ...indent(example, 4)]))
  }
  return lines.join('\n')
}

/** A path of keys and places, as a reader would say it. */
export function formatField(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === 'number' ? `item ${part + 1}` : String(part))).join(', ')
}

function indent(text: string, by: number): string[] {
  return text.split('\n').map((line) => (line ? ' '.repeat(by) + line : line))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
