import { formatProblems, type Problem } from '../../src/content/problems.ts'
import { countOf } from '../../src/lib/text.ts'
import type { Inspection } from './inspect.ts'

/** A finding for machines: the shape of `content:check --json`. */
interface Finding extends Problem {
  severity: 'error' | 'warning'
  /** Whether it is about a draft, which is not published. */
  draft: boolean
}

/** All findings as one list: errors first, then what is wrong in drafts, then what is worth a look. */
export function toFindings({ problems, unfinished, warnings }: Pick<Inspection, 'problems' | 'unfinished' | 'warnings'>): Finding[] {
  const as = (severity: Finding['severity'], draft: boolean) => (problem: Problem) => ({ severity, draft, ...problem })
  return [...problems.map(as('error', false)), ...unfinished.map(as('warning', true)), ...warnings.map(as('warning', false))]
}

/** The three parts of a check as people read them: worth a look, drafts, to mend. Empty where there is nothing to say. */
export function formatInspection({ problems, unfinished, warnings }: Inspection): { notes: string; faults: string } {
  const notes = [
    ...(warnings.length > 0 ? [formatProblems(warnings, countOf(warnings.length, 'thing worth a look', 'things worth a look'))] : []),
    ...(unfinished.length > 0
      ? [formatProblems(unfinished, countOf(unfinished.length, 'thing to mend in drafts', 'things to mend in drafts'))]
      : []),
  ]
  return { notes: notes.join('\n\n'), faults: problems.length > 0 ? formatProblems(problems) : '' }
}

/**
 * The findings as lines that GitHub Actions turns into marks beside the lines of a pull request.
 * See docs.github.com, "Workflow commands": Setting an error message.
 */
export function toAnnotations(findings: readonly Finding[]): string {
  return findings
    .map(({ severity, file, line, column, field, message, example }) => {
      const properties = [
        `file=${file}`,
        `line=${line}`,
        ...(column ? [`col=${column}`] : []),
        ...(field ? [`title=${escapeProperty(field)}`] : []),
      ]
      const words = example ? `${message}\nFor example: ${example.includes('\n') ? `\n${example}` : example}` : message
      return `::${severity} ${properties.join(',')}::${escapeData(words)}`
    })
    .join('\n')
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
