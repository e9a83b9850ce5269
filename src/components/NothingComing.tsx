/** Leads a list of events that have all passed: there is nothing to come yet, and the newsletter says when there is. */
export function NothingComing({ words }: { words: string }) {
  return (
    <>
      {words} <a href="#newsletter">Hear of the next one</a>
    </>
  )
}
