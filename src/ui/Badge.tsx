/** A label of one or two words: a category, a state. */
export function Badge({ children }: { children: string }) {
  return <span className="badge">{children}</span>
}
