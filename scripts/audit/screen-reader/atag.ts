import { type Evidence, testedBy } from './wcag/criterion.ts'

/** A success criterion of ATAG 2.0 of level A or AA, and how the editor meets it or why it does not arise. */
export interface AtagCriterion {
  /** B.3.1.5 */
  number: string
  name: string
  level: 'A' | 'AA' | 'A and AA'
  status: 'met' | 'not applicable'
  how: string
  evidence: readonly Evidence[]
}

const E2E = 'e2e/editor.spec.ts'
const AXE = testedBy(E2E, 'axe and IBM find nothing in any state, closed or open')
const JOBS = testedBy(E2E, 'takes at most')
const LABELS = testedBy('tests/edit/form.test.tsx', 'every control has a label, a group a name, and every description is there')
const BESIDE = testedBy(E2E, 'messages of the content check appear beside the field during typing')
const UNTOUCHED = testedBy('tests/edit/form.test.tsx', 'a form that is sent back as it came touches nothing, in a file of any kind')
const KEPT = testedBy('tests/edit/contentText.test.ts', 'changes a value and leaves comments, quotation marks and folded lines')
const UNDO = testedBy('tests/edit/unsavedChanges.long.test.ts', 'undo and redo lead through every change, a save included')
const NO_ALT = testedBy('tests/content/fileReferences.test.ts', 'without alternative text')
const HEADINGS = testedBy('tests/content/markdownText.test.ts', 'may not skip a level of headings')
const LIVE = testedBy('e2e/real-content/axe.spec.ts', 'axe finds nothing on')
const REFLOW = testedBy(E2E, 'nothing is cut off at 320 pixels, with text doubled, or in forced colours')
const DRAFT = testedBy('tests/edit/actions.long.test.ts', 'begins a new file as a draft, and duplicates one')
const CRASH = testedBy(E2E, 'a killed process loses at most what was typed in the last two seconds')

type Row = readonly [number: string, name: string, level: AtagCriterion['level'], how: string, ...evidence: Evidence[]]

const MET: readonly Row[] = [
  [
    'A.1.1.1',
    'Web-Based Accessible (WCAG)',
    'A and AA',
    'Native forms, checked by two engines in every state, at 320 pixels, with text doubled and in forced colours, and used by keyboard and with Orca.',
    AXE,
    REFLOW,
    JOBS,
  ],
  ['A.2.1.1', 'Text Alternatives for Rendered Non-Text Content', 'A', 'A picture in the form has the alternative text of its field.', AXE],
  [
    'A.2.2.1',
    'Editing-View Status Indicators',
    'A',
    'An error is told by aria-invalid and in the field’s description; unsaved changes in words.',
    BESIDE,
  ],
  [
    'A.3.1.1',
    'Keyboard Access (Minimum)',
    'A',
    'Everything is a link, a field, a button or a native disclosure.',
    JOBS,
    testedBy(E2E, 'an item is moved, and the focus stays on it'),
  ],
  ['A.3.1.2', 'No Keyboard Traps', 'A', 'No script takes Tab; the jobs go through each page by it.', JOBS],
  [
    'A.3.1.3',
    'Efficient Keyboard Access',
    'AA',
    'A skip link, searches that lead to a file and to a field, Enter and Ctrl+S to save, and the focus in the first field to fill in.',
    JOBS,
  ],
  ['A.3.2.1', 'Auto-Save (Minimum)', 'A', 'There is no time limit, and drafts are stored every two seconds.', CRASH],
  [
    'A.3.5.1',
    'Text Search',
    'AA',
    'The first page searches all text, the file’s page its fields; the browser’s own search finds the rest, forwards and backwards.',
    testedBy('tests/edit/form.test.tsx', 'fields are found by name, description and value'),
  ],
  [
    'A.3.6.1',
    'Independence of Display',
    'A',
    'The editor’s text size, colours and contrast are those of the browser, and change nothing in a file.',
    REFLOW,
    UNTOUCHED,
  ],
  ['A.3.6.3', 'Apply Platform Settings', 'AA', 'Text size, forced colours and dark mode of the system apply.', REFLOW],
  [
    'A.3.7.1',
    'Preview (Minimum)',
    'A',
    'The preview is the page itself, in the author’s own browser, beside the form or in a tab of its own.',
    testedBy(E2E, 'the preview shows the edited part'),
  ],
  [
    'A.4.1.1',
    'Content Changes Reversible (Minimum)',
    'A',
    'Undo leads back through 200 changes, also after saving; a deleted file can be put back.',
    UNDO,
    testedBy(E2E, 'a deleted file can be put back'),
  ],
  [
    'A.4.2.1',
    'Describe Accessibility Features',
    'A',
    'docs/editing.md, which Help shows, describes the keys and what is done for accessible content.',
    testedBy('docs/editing.md', 'Which keys are there?'),
  ],
  [
    'A.4.2.2',
    'Document All Features',
    'AA',
    'docs/editing.md describes every feature, and docs/authoring-guide.md every field.',
    testedBy('docs/editing.md', 'How do I edit in the browser?'),
  ],
  ['B.1.1.1', 'Content Auto-Generation After Authoring Sessions (WCAG)', 'A and AA', 'The build makes the pages; each is checked.', LIVE],
  [
    'B.1.1.2',
    'Content Auto-Generation During Authoring Sessions (WCAG)',
    'A and AA',
    'A new file holds its title, a day, a place and “draft”, and nothing that would be read.',
    DRAFT,
  ],
  [
    'B.1.2.1',
    'Restructuring and Recoding Transformations (WCAG)',
    'A and AA',
    'A save changes only the fields that were changed.',
    KEPT,
    UNTOUCHED,
  ],
  [
    'B.1.2.2',
    'Copy-Paste Inside Authoring Tool (WCAG)',
    'A and AA',
    'Text is Markdown, with its alternative texts, so copying keeps them; a duplicate keeps every field.',
    DRAFT,
  ],
  [
    'B.1.2.3',
    'Optimizations Preserve Accessibility',
    'A',
    'The build compresses pictures and files; names and texts are checked in its result.',
    LIVE,
  ],
  [
    'B.1.2.4',
    'Text Alternatives for Non-Text Content are Preserved',
    'A',
    'An alternative text stands beside its picture in the file, and a save leaves it.',
    UNTOUCHED,
  ],
  [
    'B.2.1.1',
    'Accessible Content Possible (WCAG)',
    'A and AA',
    'The site has no errors of level A or AA that a program finds, and all of it can be edited here.',
    LIVE,
    testedBy('tests/edit/form.test.tsx', 'has a field for everything that files of'),
  ],
  [
    'B.2.2.1',
    'Accessible Option Prominence (WCAG)',
    'A and AA',
    'There is one way to write a heading, a list or a picture, and it is the accessible one.',
    HEADINGS,
  ],
  [
    'B.2.2.2',
    'Setting Accessibility Properties (WCAG)',
    'A and AA',
    'Alternative text and language are fields beside what they describe.',
    LABELS,
  ],
  [
    'B.2.3.1',
    'Alternative Content is Editable (WCAG)',
    'A and AA',
    'Each picture has a field for its alternative text, which has the focus after an upload.',
    JOBS,
  ],
  ['B.2.3.2', 'Automating Repair of Text Alternatives', 'A', 'The editor writes no alternative text of its own.', NO_ALT],
  [
    'B.3.1.1',
    'Checking Assistance (WCAG)',
    'A and AA',
    'The content check runs during typing, and on handing over.',
    BESIDE,
    NO_ALT,
    HEADINGS,
  ],
  [
    'B.3.1.2',
    'Help Authors Decide',
    'A',
    'A warning says what to look at, and what to do if it is one.',
    testedBy('docs/editing.md', '*Warnings* lists what is not an error but often a mistake'),
  ],
  [
    'B.3.1.3',
    'Help Authors Locate',
    'A',
    'A message is beside its field, and linked from the list of things to fix; a warning names its field.',
    BESIDE,
  ],
  ['B.3.1.4', 'Status Report', 'AA', 'The page of each file lists what there is to fix, and so does the page for handing over.', BESIDE],
  ['B.3.1.5', 'Programmatic Association of Results', 'AA', 'A message is the description of its field.', BESIDE],
  [
    'B.3.2.1',
    'Repair Assistance (WCAG)',
    'A and AA',
    'A message says what is expected and what was found; the hint beside it has an example that passes.',
    BESIDE,
  ],
  ['B.4.1.1', 'Features Active by Default', 'A', 'Checks and hints are always on.', BESIDE],
  ['B.4.1.4', 'Feature Prominence', 'AA', 'They are in the form itself, like every other message.', BESIDE],
  [
    'B.4.2.1',
    'Model Practice (WCAG)',
    'A and AA',
    'Each example in hints and documents is one that the content check accepts.',
    testedBy('docs/editing.md', 'shows an example that works'),
  ],
  [
    'B.4.2.2',
    'Feature Instructions',
    'A',
    'docs/editing.md says what the editor does for accessible content.',
    testedBy('docs/editing.md', 'What does the editor do for accessible content?'),
  ],
]

const NOT_APPLICABLE: readonly Row[] = [
  ['A.1.2.1', 'Accessibility Guidelines', 'A', 'All of it is on the web; the command that starts it prints text.'],
  ['A.1.2.2', 'Platform Accessibility Services', 'A', 'All of it is on the web: the browser does that.'],
  ['A.2.1.2', 'Alternatives for Rendered Time-Based Media', 'A', 'There is no sound and no film.'],
  ['A.2.2.2', 'Access to Rendered Text Properties', 'AA', 'Fields hold plain text without properties.'],
  ['A.3.2.2', 'Timing Adjustable', 'A', 'There is no time limit.'],
  ['A.3.2.3', 'Static Input Components', 'A', 'Nothing in the form moves.'],
  ['A.3.3.1', 'Static View Option', 'A', 'Nothing flashes: the content has no moving pictures.'],
  ['A.3.4.1', 'Navigate By Structure', 'AA', 'Fields expose no markup elements: text is Markdown.'],
  ['A.3.6.2', 'Save Settings', 'AA', 'The editor has no settings of its own.'],
  ['A.4.1.2', 'Settings Change Confirmation', 'A', 'The editor has no settings of its own.'],
  [
    'B.2.4.1',
    'Accessible Template Options (WCAG)',
    'A and AA',
    'There are no templates to choose from; the page templates are part of the site.',
  ],
  ['B.2.4.2', 'Identify Template Accessibility', 'AA', 'There are no templates to choose from.'],
  ['B.2.4.3', 'Author-Created Templates', 'AA', 'Authors cannot make templates.'],
  ['B.2.5.1', 'Accessible Pre-Authored Content Options', 'AA', 'There is no library of content to choose from.'],
  ['B.2.5.2', 'Identify Pre-Authored Content Accessibility', 'AA', 'There is no library of content to choose from.'],
  ['B.4.1.2', 'Option to Reactivate Features', 'A', 'Checks and hints cannot be turned off.'],
  ['B.4.1.3', 'Feature Deactivation Warning', 'AA', 'Checks and hints cannot be turned off.'],
]

const toCriterion =
  (status: AtagCriterion['status']) =>
  ([number, name, level, how, ...evidence]: Row): AtagCriterion => ({ number, name, level, status, how, evidence })

/** All success criteria of ATAG 2.0 of levels A and AA, in their order. */
export const ATAG: readonly AtagCriterion[] = [...MET.map(toCriterion('met')), ...NOT_APPLICABLE.map(toCriterion('not applicable'))].sort(
  (a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }),
)

const formatEvidence = (one: Evidence) => ('file' in one ? `[${one.file}](../${one.file}): “${one.test}”` : one.note)

/** The conformance table of the editor, as Markdown. */
export const formatAtag = (): string => `# The editor by ATAG 2.0

Written by \`npx tsx scripts/audit/screenReader.ts reports\` from \`scripts/audit/screen-reader/atag.ts\`, where a change belongs. Each criterion of
levels A and AA is met, with what shows it, or does not arise, with the reason. This is the company’s own statement: nobody from outside has
audited the editor, and no disabled author has yet used it.

| criterion | level | status | how, or why not | what shows it |
| --- | --- | --- | --- | --- |
${ATAG.map(
  ({ number, name, level, status, how, evidence }) =>
    `| ${number} ${name} | ${level} | ${status} | ${how} | ${evidence.map(formatEvidence).join('<br>') || 'none'} |`,
).join('\n')}
`
