import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { offeredFile, offeredUrl } from '../../src/content/offeredFiles.ts'
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

/** Copies the files that productions offer beside their text into the site. */
export function copyOfferedFiles(root: string, folder: string, { productions }: Site): void {
  for (const { file, otherForms = [] } of productions)
    for (const form of otherForms) {
      const offered = offeredFile(file, form.file)
      cpSync(path.join(root, offered), path.join(folder, offeredUrl(offered)))
    }
}
