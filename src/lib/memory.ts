/**
 * Answers by the text they were worked out for, so that none is worked out twice. They are shared: nobody may change what it gives.
 * What holds only values of JSON can be kept from one run to the next, by whoever forgets it when the rules change.
 */
export class Memory<Answer> {
  #known = new Map<string, Answer>()
  #asked = new Set<string>()

  /** The answer for `text`, undefined where it is not known. */
  get(text: string): Answer | undefined {
    this.#asked.add(text)
    return this.#known.get(text)
  }

  set(text: string, answer: Answer): void {
    this.#known.set(text, answer)
  }

  /** The answer for `text`, worked out where it is not known. */
  recall(text: string, workOut: () => Answer): Answer {
    const answer = this.get(text) ?? workOut()
    this.set(text, answer)
    return answer
  }

  /** Takes in answers of an earlier run. */
  learn(answers: Readonly<Record<string, Answer>>): void {
    for (const [text, answer] of Object.entries(answers)) this.set(text, answer)
  }

  /** What somebody asked for since the beginning, for the next run. */
  get asked(): Record<string, Answer | undefined> {
    return Object.fromEntries([...this.#asked].map((text) => [text, this.#known.get(text)]))
  }
}
