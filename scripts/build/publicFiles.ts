import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileBeside, offeredUrl } from '../../src/content/read/namedFiles.ts'
import type { Site } from '../../src/content/site.ts'
import { fillTokens } from '../../src/lib/fillTokens.ts'
import { PUBLIC_FOLDER } from '../lib/publicFolder.ts'
import { getToday } from '../lib/settings.ts'

/** How long security.txt is valid, in milliseconds: half a year, since RFC 9116 recommends less than one. Each night’s build renews it. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000

/**
 * Copies generated and hand-written files into the site, and those that productions offer beside their text. Only security.txt is changed:
 * it gets the company’s email and URL, and the day of its expiry.
 */
export function copyPublicFiles(root: string, folder: string, { company, productions }: Site): void {
  for (const from of [PUBLIC_FOLDER, 'public']) cpSync(path.join(root, from), folder, { recursive: true })
  const file = path.join(folder, '.well-known/security.txt')
  const expires = new Date(Date.parse(getToday()) + VALID_MS).toISOString().slice(0, 10)
  writeFileSync(file, fillTokens(readFileSync(file, 'utf8'), { email: company.email, url: company.url, expires }))
  for (const { file, otherForms = [] } of productions)
    for (const form of otherForms) {
      const offered = fileBeside(file, form.file)
      cpSync(path.join(root, offered), path.join(folder, offeredUrl(offered)))
    }
}
