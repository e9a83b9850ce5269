import type { Stop, Walk } from './walkPage.ts'

/** WCAG 2.5.8: the minimum size of a target, in CSS pixels, unless it is in a sentence. */
const MIN_TARGET_SIZE = 24
/** WCAG 2.5.5, which this site meets outside of sentences: smaller targets are reported. */
export const ENHANCED_TARGET_SIZE = 44
/** Tolerance for rounded corners and for lines of text that overlap. */
const MIN_UNCOVERED = 0.98

/** The errors of one walk through a page, as messages. */
export function findWalkErrors({ stops, unreached, isTrapped }: Walk): string[] {
  return [
    ...stops.flatMap((stop, index) =>
      errorsOfStop(stop, stops[index - 1]).map((error) => `stop ${index + 1}, ${stop.role || stop.kind} “${stop.name}”: ${error}`),
    ),
    ...unreached.map((what) => `${what} is never reached.`),
    ...(isTrapped ? ['the focus never leaves the page.'] : []),
  ]
}

function errorsOfStop(stop: Stop, before: Stop | undefined): string[] {
  const { name, role, states, purpose, indicator, uncovered, target, isInSentence, isBackward, staysClosed } = stop
  const errors = [
    [name === '', 'has no name.'],
    [role === '', 'has no role.'],
    [purpose === '', 'is good for nothing.'],
    [
      indicator !== undefined && indicator.area < 1,
      `its focus indicator has ${toPercent(indicator?.area ?? 0)} of the area it needs, at 3:1.`,
    ],
    [uncovered < MIN_UNCOVERED, `only ${toPercent(uncovered)} of it are in view.`],
    [Math.min(target.width, target.height) < MIN_TARGET_SIZE && !isInSentence, `answers on ${toSize(target)} pixels.`],
    [staysClosed === true, 'is said to be collapsed, and does not open.'],
    [states.includes('invalid'), 'is called wrong before anybody has been there.'],
    [isBackward, `the focus goes back to it from “${before?.name}”.`],
  ] as const
  return errors.flatMap(([isWrong, error]) => (isWrong ? [error] : []))
}

/** Rounded down: 0.986 is 98 %. */
export const toPercent = (share: number): string => `${Math.floor(share * 100 + 1e-6)} %`

/** Formats a width and a height in pixels as 312 × 48. */
export const toSize = ({ width, height }: Stop['target']): string => `${Math.floor(width + 0.01)} × ${Math.floor(height + 0.01)}`
