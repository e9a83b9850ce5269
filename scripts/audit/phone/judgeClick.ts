/** The state of a clicked widget at one moment. */
export interface Frame {
  /** Milliseconds after the click. */
  at: number
  /** Whether the page shows that it is working on the click. */
  busy: boolean
  /** How many of the expected elements are visible: the panel, the dialog, the message. */
  there: number
}

/** How a page responds to a click. Times are in milliseconds after it. */
export interface ClickResponse {
  /** `kept`: the click had its effect once. `lost`: it had none. `twice`: it had its effect again, or undid it as a second click would. */
  verdict: 'kept' | 'lost' | 'twice'
  /** The first visual feedback: the result itself, or a busy state. */
  answered: number | undefined
  there: number | undefined
}

/**
 * Judges the recorded frames, from the click to the last change. `steps` is how many history entries the click added. `stays` is false for
 * results that disappear by themselves.
 */
export function judgeClick(looks: readonly Frame[], { steps, stays }: { steps: number; stays: boolean }): ClickResponse {
  const first = looks.find(({ there }) => there > 0)
  const came = looks.filter(({ there }, index) => there > 0 && (looks[index - 1]?.there ?? 0) === 0).length
  const isGone = looks.at(-1)?.there === 0
  const isTwice = steps > 1 || came > 1 || looks.some(({ there }) => there > 1) || (stays && isGone)
  return {
    verdict: first === undefined ? 'lost' : isTwice ? 'twice' : 'kept',
    answered: looks.find(({ busy, there }) => busy || there > 0)?.at,
    there: first?.at,
  }
}
