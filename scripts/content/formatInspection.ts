import { formatProblems, type Problem } from '../../src/content/problems.ts'
import type { StandingWarnings } from '../../src/content/rules/rules.ts'
import { countOf, joinWords } from '../../src/lib/text.ts'
import type { Inspection } from './inspectContent.ts'

/** A finding in the output of `content:check --json`. */
interface Finding extends Problem {
  severity: 'error' | 'warning'
  /** Whether it is in a draft, which is not published. */
  draft: boolean
}

export type CheckResults = Pick<Inspection, 'problems' | 'unfinished' | 'warnings' | 'standing'>

/**
 * All findings as one list: errors, then errors in drafts, then warnings for the author, then warnings for the owner, if `changed` is given
 * only those about its files.
 */
export function toFindings({ problems, unfinished, warnings, standing }: CheckResults, changed?: readonly string[]): Finding[] {
  const as = (severity: Finding['severity'], draft: boolean) => (problem: Problem) => ({ severity, draft, ...problem })
  const notes = [...warnings, ...standing.flatMap((kind) => kind.notes.filter(isAbout(changed)))]
  return [...problems.map(as('error', false)), ...unfinished.map(as('warning', true)), ...notes.map(as('warning', false))]
}

/** Whether a warning is about one of these files. One about two files is at one and names the other: either may be the changed file. */
const isAbout =
  (changed?: readonly string[]) =>
  ({ file, message }: Problem) =>
    !changed || changed.some((name) => file === name || message.includes(`${name}:`))

/**
 * Formats a check for people, with the most urgent part last, next to the prompt: warnings for the owner, warnings for the author, errors
 * in drafts, errors. Warnings for the owner are only counted, unless they concern a file in `changed` or `changed` is missing. While there
 * are errors they are left out, unless `changed` is missing.
 */
export function formatInspection(
  { problems, unfinished, warnings, standing }: CheckResults,
  changed?: readonly string[],
): { notes: string; errors: string } {
  const isOwn = isAbout(changed)
  const shownStanding = problems.length > 0 && changed ? [] : standing
  const shown = [...warnings, ...shownStanding.flatMap((kind) => kind.notes.filter(isOwn))]
  const forOwner = shownStanding.map(({ kind, notes }) => ({ kind, count: notes.filter((note) => !isOwn(note)).length }))
  const notes = [
    ...formatForOwner(forOwner.filter(({ count }) => count > 0)),
    ...(shown.length > 0 ? [formatProblems(shown, countOf(shown.length, 'warning'))] : []),
    ...(unfinished.length > 0 ? [formatProblems(unfinished, countOf(unfinished.length, 'error in drafts', 'errors in drafts'))] : []),
  ]
  return { notes: notes.join('\n\n'), errors: problems.length > 0 ? formatProblems(problems) : '' }
}

function formatForOwner(kinds: readonly { kind: StandingWarnings['kind']; count: number }[]): string[] {
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0)
  if (count === 0) return []
  const list = joinWords(kinds.map(({ kind, count: some }) => countOf(some, ...kind)))
  return [`${countOf(count, 'thing waits', 'things wait')} for the owner: ${list}.\n  To read them: npm run content:check -- --all`]
}

/** Formats findings as annotations of a pull request in GitHub Actions (docs.github.com, “Workflow commands”). */
export function toAnnotations(findings: readonly Finding[]): string {
  return findings
    .map(({ severity, file, line, column, field, message, example }) => {
      const properties = [
        `file=${escapeProperty(file)}`,
        `line=${line}`,
        ...(column ? [`col=${column}`] : []),
        ...(field ? [`title=${escapeProperty(field)}`] : []),
      ]
      const text = example ? `${message}\nFor example: ${example.includes('\n') ? `\n${example}` : example}` : message
      return `::${severity} ${properties.join(',')}::${escapeData(text)}`
    })
    .join('\n')
}

const escapeData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
