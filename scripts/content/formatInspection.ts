import { formatProblems, type Problem } from '../../src/content/problems.ts'
import { countOf, joinWords } from '../../src/lib/text.ts'
import type { Inspection } from './inspectContent.ts'

/**
 * Formats a check for people, with the most urgent part last, next to the prompt: warnings for the owner, warnings for the author, errors
 * in drafts, errors. Warnings for the owner are only counted, unless they concern a file in `changed` or `changed` is missing. While there
 * are errors they are left out, unless `changed` is missing.
 */
export function formatInspection(
  { problems, unfinished, warnings, standing }: Pick<Inspection, 'problems' | 'unfinished' | 'warnings' | 'standing'>,
  changed?: readonly string[],
): { notes: string; errors: string } {
  // A warning about two files is at one and names the other: either may be the changed file.
  const isOwn = ({ file, message }: Problem) => !changed || changed.some((name) => file === name || message.includes(`${name}:`))
  const shownStanding = problems.length > 0 && changed ? [] : standing
  const shown = [...warnings, ...shownStanding.filter(isOwn)]
  const forOwner = shownStanding.filter((warning) => !isOwn(warning))
  const count = forOwner.length
  const kinds = new Set(forOwner.map(({ kind }) => kind))
  const list = joinWords([...kinds].map((kind) => countOf(forOwner.filter((one) => one.kind === kind).length, ...kind)))
  const notes = [
    ...(count > 0
      ? [`${countOf(count, 'thing waits', 'things wait')} for the owner: ${list}.\n  To read them: npm run content:check -- --all`]
      : []),
    ...(shown.length > 0 ? [formatProblems(shown, countOf(shown.length, 'warning'))] : []),
    ...(unfinished.length > 0 ? [formatProblems(unfinished, countOf(unfinished.length, 'error in drafts', 'errors in drafts'))] : []),
  ]
  return { notes: notes.join('\n\n'), errors: problems.length > 0 ? formatProblems(problems) : '' }
}
