import { ContentError, formatProblems } from '../../src/content/problems.ts'

/** How to fix an incomplete node_modules. */
export const INSTALL = 'Install the project’s packages again, with “npm ci”.'

/** An error whose message tells the person at the command line what to do. Shown without a stack trace. */
export class UserError extends Error {
  override readonly name = 'UserError'
}

/** Message for the command line: plain words for known errors, the stack trace for others. */
export function toUserMessage(error: unknown): string {
  if (error instanceof ContentError) return `\n${formatProblems(error.problems)}\n`
  // Errors from another process arrive as plain objects.
  if (!(error instanceof Object && 'message' in error)) return String(error)
  const { code, path: file, message, name, stack } = error as NodeJS.ErrnoException
  if (name === 'UserError') return message
  const where = file ? ` (at ${file})` : ''
  if (/\b(?:ENOSPC|EDQUOT)\b/.test(message)) return `The disk is full${where}. Free some space on it, and run this again.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `You have no permission to write here${where}. Get write permission, and run this again.`
  if (/["']sharp["']/.test(message) && /^(?:Could not load|Cannot find)/.test(message))
    return `The picture tool, the package “sharp”, is not installed for this computer. ${INSTALL} Packages that were copied from another kind of computer do not work.`
  const [, missing] = /^Cannot find (?:package|module) '((?:@[\w.-]+\/)?[\w.-]+)/.exec(message) ?? []
  if (missing && /MODULE_NOT_FOUND$/.test(code ?? '')) return `The package “${missing}” is not installed. ${INSTALL}`
  return stack ?? message
}
