import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import type { Site } from '../../src/content/site.ts'
import { getFormService } from '../../src/model/formService.ts'
import type { ReceiverSettings } from './settings.ts'
import { RECEIVER_FILES } from './startReceiver.ts'

/** The receiver’s settings for a site; undefined when the site has none. */
export function toReceiverSettings(site: Site): ReceiverSettings | undefined {
  const service = getFormService(site)
  if (service.kind !== 'receiver') return undefined
  const { name, email, phone, whatsapp, url, privacy } = site.company
  return {
    path: service.path,
    site: url,
    company: { name, email, phone, whatsapp },
    reasons: site.contact.reasons,
    deleteAfterDays: privacy.deleteAfterDays,
    words: site.messages.forms.receiver,
  }
}

/** Bundles the receiver into one file that runs with Node alone, and writes its settings beside it, if the site has one. */
export async function writeReceiver(root: string, settings: ReceiverSettings | undefined): Promise<void> {
  const { settings: file, program } = RECEIVER_FILES
  for (const old of [file, program]) rmSync(path.join(root, old), { force: true })
  if (!settings) return
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  await build({
    entryPoints: [path.join(import.meta.dirname, 'standalone.ts')],
    outfile: path.join(root, program),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })
  writeFileSync(path.join(root, file), `${JSON.stringify(settings, undefined, 2)}\n`)
}
