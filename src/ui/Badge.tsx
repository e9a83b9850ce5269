/** A word or two that marks a thing: a category, a state. */
export function Badge({ children }: { children: string }) {
  return <span className="badge">{children}</span>
}
