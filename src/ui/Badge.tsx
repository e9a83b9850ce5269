/** A label of one or two words: a category, a state. */
export const Badge = ({ children }: { children: string }) => <span className="badge">{children}</span>
