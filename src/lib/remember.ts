/** A function of a text that works each answer out once. Answers are shared, so nobody may change what it gives. */
export function remember<Answer>(workOut: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    const answer = known.get(text) ?? workOut(text)
    known.set(text, answer)
    return answer
  }
}
