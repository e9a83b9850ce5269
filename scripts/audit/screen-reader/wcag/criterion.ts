/** A success criterion of WCAG 2.2, and how this site meets it. */
export interface Criterion {
  /** Its number in WCAG, such as 1.4.10. */
  number: string
  name: string
  level: 'A' | 'AA' | 'AAA'
  status: 'met' | 'not met' | 'not applicable'
  /** How it is met here, why it is not, or why it does not apply. One to three sentences. */
  how: string
  evidence: readonly Evidence[]
}

/** The test that checks it, by its file and a part of its title; or what a person checked, how, and on which day. */
export type Evidence = { file: string; test: string } | { date: string; note: string }

/** Cites a test as evidence for a criterion. */
export const testedBy = (file: string, test: string): Evidence => ({ file, test })

/** Cites a manual check on the day of the full review. */
export const checkedByHand = (note: string): Evidence => ({ date: '2026-11-22', note })

/** Tests that are cited for more than one criterion. */
export const AXE = testedBy('e2e/real-content/axe.spec.ts', 'axe finds nothing on')
export const CONTRAST = testedBy('tests/styles/contrast.test.ts', 'contrast by role')
export const FOCUS_VISIBLE = testedBy('e2e/real-content/focus.spec.ts', 'with the keyboard, the focus is seen and never hidden')
export const INDICATOR_MEASURED = testedBy('e2e/keyboard-walk.spec.ts', 'each stop of the Tab key is the recorded one, and is seen')
export const NO_MEDIA = testedBy('tests/real-content/media.test.ts', 'nothing on any page plays, flashes, moves on or opens by itself')
export const SAME_FRAME = testedBy(
  'tests/built/headerAndFooter.test.ts',
  'header and footer hold the same things by the same names in the same order on every page',
)
export const FIELDS = testedBy(
  'e2e/forms.spec.ts',
  'has a name and a hint for every field, five rows for the message, and says what is required',
)

/** Makes criteria that do not arise here, all for one reason. */
export const notApplicable = (
  how: string,
  evidence: Evidence,
  criteria: readonly (readonly [number: string, name: string, level: Criterion['level']])[],
): Criterion[] => criteria.map(([number, name, level]) => ({ number, name, level, status: 'not applicable', how, evidence: [evidence] }))
