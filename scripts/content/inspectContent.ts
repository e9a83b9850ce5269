import { loadContent } from '../../src/content/loadContent.ts'
import { findHeavyDrawings } from '../../src/content/pictures/heavyDrawings.ts'
import { checkPictureFiles } from '../../src/content/pictures/pictureErrors.ts'
import type { Problem } from '../../src/content/problems.ts'
import { findStandingWarnings, findWarnings } from '../../src/content/rules/rules.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { formatMoment } from '../../src/lib/dates.ts'
import { findPlaceholders } from '../pictures/placeholderPicture.ts'
import { findBrokenFragments } from './brokenFragments.tsx'
import { listChanges, type PublicationChange } from './publicationChanges.ts'
import { findMissingPages, findUnpublishedPages } from './publishedAddresses.ts'

export type Inspection = Awaited<ReturnType<typeof inspectContent>>

/**
 * Finds every error that blocks publication, for the moment `now` and for later ones when files appear or expire. The content check and the
 * build refuse the same. `addresses` are those of the site that is online.
 */
export async function findErrors(root: string, now: string, addresses: readonly string[] = []) {
  const published = loadContent({ root, ...SITE_OPTIONS, now })
  const { unpublished } = published.documents
  const changes = listChanges([...published.documents.all, ...unpublished], now)
  const later = findLaterProblems(root, changes, published.problems)
  const unpublishedFiles = new Set([...unpublished.map(({ file }) => file), ...published.draftPictures])
  const pictureProblems = await checkPictureFiles(root, published.pictures)
  const found: Problem[] = [
    ...published.problems,
    ...findMissingPages(published.documents, addresses),
    ...later,
    ...pictureProblems.filter(({ file }) => !unpublishedFiles.has(file)),
    ...findPlaceholders(root, published.shown),
  ]
  // Finding fragments renders the pages, which is only possible without errors.
  const problems = found.length > 0 ? found : findBrokenFragments(published)
  return { problems, published, changes, later, pictureProblems, unpublishedFiles }
}

/** Checks all content and pictures of the project at `root`: errors, and what is worth a look. */
export async function inspectContent(root: string, now: string, addresses: readonly string[] = []) {
  const today = now.slice(0, 10)
  const { problems, published, changes, later, pictureProblems, unpublishedFiles } = await findErrors(root, now, addresses)
  const { unpublished } = published.documents
  const drafts = unpublished.filter(({ data }) => data.draft === true).map(({ file }) => file)
  const isUnpublished = ({ file }: Problem) => unpublishedFiles.has(file)
  // Drafts are checked as if they were published.
  const whole = unpublished.length > 0 ? loadContent({ root, ...SITE_OPTIONS, withDrafts: true, now }) : published
  const isReported = (problem: Problem) =>
    later.some(({ file, line, field }) => file === problem.file && line === problem.line && field === problem.field)
  // Only without errors: the pictures of a file that cannot be parsed are unknown.
  const unused = (problems.length > 0 ? [] : published.unusedPictures).map((file) => ({
    file,
    line: 1,
    field: '',
    message: 'No page shows this picture. Name it in a field, or delete it.',
  }))
  const warnings: Problem[] = [
    ...findWarnings(published.documents, today),
    ...findHeavyDrawings(root, published.shown),
    ...unused,
    ...findUnpublishedPages(published.documents, addresses),
  ]
  return {
    /** Errors, which block publication. */
    problems,
    /** Errors in drafts, which do not block publication. */
    unfinished: [...whole.problems, ...pictureProblems].filter((problem) => isUnpublished(problem) && !isReported(problem)),
    /** Warnings for the author. */
    warnings,
    /** Warnings for the owner, which may stay for weeks. */
    standing: findStandingWarnings(published.documents, today),
    /** The files of drafts. */
    drafts,
    /** Files that will be published or expire, the next first. */
    changes,
    fileCount: published.fileCount,
    documents: published.documents,
    /** The published entries after validation. Files with problems are missing. */
    entries: published.entries,
  }
}

/** Number of later moments to check: each takes as long as a check of all content. */
const MAX_LATER_MOMENTS = 20

/** Errors that will occur when files are published or expire automatically. */
function findLaterProblems(root: string, changes: readonly PublicationChange[], known: readonly Problem[]): Problem[] {
  const toKey = ({ file, field, message }: Problem) => `${file} ${field} ${message}`
  const reported = new Set(known.map(toKey))
  const moments = [...new Set(changes.map(({ moment }) => moment))].slice(0, MAX_LATER_MOMENTS)
  return moments.flatMap((moment) => {
    const { problems } = loadContent({ root, ...SITE_OPTIONS, now: moment })
    const unreported = problems.filter((problem) => !reported.has(toKey(problem)))
    for (const problem of unreported) reported.add(toKey(problem))
    return unreported.map((problem) => ({ ...problem, message: `From ${formatMoment(moment)} on: ${problem.message}` }))
  })
}
