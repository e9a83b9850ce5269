import { countOf } from '../lib/text.ts'

export interface Problem {
  file: string
  line: number
  /** The field as shown: "dates, item 2, price". Empty when the problem concerns the whole file. */
  field: string
  message: string
  example?: string
}

/** An error in the text of a file, while its name is not known. */
export type TextProblem = Omit<Problem, 'file' | 'field'> & Partial<Pick<Problem, 'field'>>

export const inFile = (file: string, message: string, line = 1): Problem => ({ file, line, field: '', message })

/** All errors in the content. Its message is shown in the console and in the browser. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems))
    this.problems = problems
    // No stack trace: the text is for authors.
    this.stack = `${this.name}: ${this.message}`
  }
}

/** Formats all problems, grouped by file and sorted by line. `title` says what they are: "2 errors in 1 file". */
export function formatProblems(problems: readonly Problem[], title = countOf(problems.length, 'error')): string {
  const sorted = [...problems].sort((a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.field, b.field))
  const files = new Set(sorted.map(({ file }) => file))
  const texts = sorted.map((problem, index) => `${problem.file === sorted[index - 1]?.file ? '' : '\n'}${formatProblem(problem)}`)
  return [`${title} in ${countOf(files.size, 'file')}:`, ...texts].join('\n')
}

function formatProblem({ file, line, field, message, example }: Problem): string {
  const where = field ? `${file}:${line}  ${field}` : `${file}:${line}`
  const told = `${where}\n${indent(message, 2)}`
  if (!example) return told
  return example.includes('\n') ? `${told}\n  For example:\n${indent(example, 4)}` : `${told}\n  For example: ${example}`
}

/** Formats a path of keys and indexes for readers. */
export function formatField(path: readonly PropertyKey[]): string {
  return path.map((part) => (typeof part === 'number' ? `item ${part + 1}` : String(part))).join(', ')
}

const indent = (text: string, spaces: number) => text.replace(/^(?=.)/gm, ' '.repeat(spaces))

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
