import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Company } from '../../src/content/schemas/company.ts'
import { replaceTokens } from '../../src/content/tokens.ts'

/** The security contacts (RFC 9116): the path in the project, and in the site. */
export const SECURITY_TXT = { source: 'public/.well-known/security.txt', built: '.well-known/security.txt' } as const

/**
 * Copies public/ into the finished site unchanged. Only security.txt gets the company's email and address, so that a change
 * of content/company.md reaches it.
 */
export function copyPublicFiles(root: string, folder: string, { email, url }: Company): void {
  cpSync(path.join(root, 'public'), folder, { recursive: true })
  const security = readFileSync(path.join(root, SECURITY_TXT.source), 'utf8').replaceAll('\r\n', '\n')
  writeFileSync(path.join(folder, SECURITY_TXT.built), replaceTokens(security, { email, url }))
}
