import type { ContentDocuments } from '../../src/content/documents.ts'
import { loadContent, type ShownPicture } from '../../src/content/load.ts'
import type { Problem } from '../../src/content/problems.ts'
import { SITE_OPTIONS } from '../../src/content/site.ts'
import { findStanding, findWarnings, type Standing } from '../../src/content/warnings/findWarnings.ts'
import { findSources, findStaleBrochures } from '../brochures/stale.ts'
import { progress } from '../lib/progress.ts'
import { checkPictureFiles, findPoorPictures } from '../pictures/pictureErrors.ts'
import { findStandIns } from '../pictures/placeholderPicture.ts'
import { findLackingLetters } from './missingGlyphs.ts'
import { findExpiringSecurityTxt } from './securityTxt.ts'

/** Everything that can be said of the content of a project. */
export interface Inspection {
  /** What is wrong: nothing is published before it is mended. */
  problems: Problem[]
  /** What is wrong in drafts. It stops nothing, because drafts are not published. */
  unfinished: Problem[]
  /** What whoever wrote the words should look at. */
  warnings: Problem[]
  /** What waits for the owner, and stands there for weeks. */
  standing: Standing[]
  /** Files that wait as drafts, from the project's root. */
  drafts: string[]
  /** How many files were looked at. */
  fileCount: number
  /** What is published. */
  documents: ContentDocuments
  /** Where pictures are shown, in drafts too. */
  shown: ShownPicture[]
}

/** Reads and checks all content and all pictures of the project at `root`, as it would be published on the day `today`. */
export async function inspectContent(root: string, today: string): Promise<Inspection> {
  progress.show('Reading the content files')
  const published = loadContent({ root, ...SITE_OPTIONS })
  const drafts = published.documents.drafts.map(({ file }) => file)
  progress.show('Looking at the pictures')
  const pictureProblems = await checkPictureFiles(root, published.pictures)
  const waits = ({ file }: Problem) => drafts.includes(file) || published.draftPictures.includes(file)
  const problems = [...published.problems, ...pictureProblems.filter((problem) => !waits(problem)), ...findStandIns(root, published.shown)]
  // A draft is read as it would be if it were published.
  const whole = drafts.length > 0 ? loadContent({ root, ...SITE_OPTIONS, withDrafts: true }) : published
  // What a file that cannot be read would show, nobody knows.
  const unused = (problems.length > 0 ? [] : published.unusedPictures).map((file) => ({
    file,
    line: 1,
    field: '',
    message: 'No page shows this picture. Name it in a field, or delete it.',
  }))
  progress.show('Comparing words and facts')
  const warnings = [
    ...findWarnings(published.documents, today),
    ...findLackingLetters(published.documents),
    ...(await findPoorPictures(root, published.shown)),
    ...unused,
    ...findStaleBrochures(root, findSources(root, published.documents, published.shown)),
    ...findExpiringSecurityTxt(root, today),
  ]
  progress.clear()
  return {
    problems,
    unfinished: [...whole.problems, ...pictureProblems].filter(waits),
    warnings,
    standing: findStanding(published.documents, today),
    drafts,
    fileCount: published.fileCount,
    documents: published.documents,
    shown: whole.shown,
  }
}
