import { FIXTURE_PROJECT } from '../../../scripts/test/fixtureProject.ts'
import { loadContent } from '../../../src/content/loadContent.ts'
import type { Problem } from '../../../src/content/problems.ts'
import { SITE_OPTIONS } from '../../../src/content/site.ts'
import { findStandingWarnings, findWarnings } from '../../../src/content/warnings/findWarnings.ts'

const NOW = '2025-06-16T12:00+01:00'

/** Everything that the check says of the fixture site, with some files changed. */
function findAll(changes: Readonly<Record<string, string>>): Problem[] {
  const { problems, documents } = loadContent({
    root: FIXTURE_PROJECT,
    ...SITE_OPTIONS,
    now: NOW,
    unsaved: new Map(Object.entries(changes)),
  })
  const today = NOW.slice(0, 10)
  return [...problems, ...findWarnings(documents, today), ...findStandingWarnings(documents, today).flatMap(({ notes }) => notes)]
}

const keyOf = ({ file, field, message }: Problem) => [file, field, message.replace(/(?<=\.md:)\d+/g, '')].join('\n')
let before: ReadonlySet<string> | undefined

/** What the check says of changed files and does not say of the unchanged site. */
export function findNew(changes: Readonly<Record<string, string>>): Problem[] {
  before ??= new Set(findAll({}).map(keyOf))
  return findAll(changes).filter((problem) => !before?.has(keyOf(problem)))
}
