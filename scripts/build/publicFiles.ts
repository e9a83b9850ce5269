import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Site } from '../../src/content/site.ts'
import { fillTokens } from '../../src/lib/fillTokens.ts'

/** The security contacts (RFC 9116): the path in the project, and in the site. */
export const SECURITY_TXT = { source: 'public/.well-known/security.txt', built: '.well-known/security.txt' } as const

/** Copies public/ into the site. Only security.txt is changed: it gets the company’s email and URL. */
export function copyPublicFiles(root: string, folder: string, site: Site): void {
  cpSync(path.join(root, 'public'), folder, { recursive: true })
  const security = readFileSync(path.join(root, SECURITY_TXT.source), 'utf8').replaceAll('\r\n', '\n')
  writeFileSync(path.join(folder, SECURITY_TXT.built), fillTokens(security, { email: site.company.email, url: site.company.url }))
}
