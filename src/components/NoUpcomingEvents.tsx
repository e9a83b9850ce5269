/** Shown above a list whose events have all passed, with a link to the newsletter. */
export function NoUpcomingEvents({ words }: { words: string }) {
  return (
    <>
      {words} <a href="#newsletter">Hear of the next one</a>
    </>
  )
}
