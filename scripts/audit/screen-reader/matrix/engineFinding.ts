/** A finding of a rule engine at one element. */
export interface EngineFinding {
  /** The engine’s name for the rule, or its message when its rules have no names. */
  rule: string
  /** What is wrong, in the engine’s words. */
  message: string
  /** The element: a selector, a path or the beginning of its HTML. */
  at: string
}

/** Formats a finding as one line. */
export const formatFinding = ({ rule, message, at }: EngineFinding): string => `${rule} (${message}): ${at}`
