/** What was seen of a pressed widget at one moment. */
export interface Look {
  /** Milliseconds after the press. */
  at: number
  /** Whether the page says that it works on the press. */
  busy: boolean
  /** How many of the wanted thing are seen: the panel, the dialog, the note. */
  there: number
}

/** How a page answers a press. Times are milliseconds after it. */
export interface Answer {
  /** `lost`: nothing ever came. `twice`: the thing came a second time, or went away again as by a second press. */
  verdict: 'kept' | 'lost' | 'twice'
  /** When the page answered, by the thing itself or by saying that it is busy. */
  answered: number | undefined
  /** When the thing was there. */
  there: number | undefined
}

/**
 * Reads what was seen, in order, from the press until nothing more came. `steps` is how far the press took the browser's history.
 * `stays` is false for what goes away by itself after a while.
 */
export function readAnswer(looks: readonly Look[], { steps, stays }: { steps: number; stays: boolean }): Answer {
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
