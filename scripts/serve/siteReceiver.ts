import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { createReceiver, type Receiver } from '../../receiver/receiver.ts'
import { type ReceiverOptions, type ReceiverSettings, readOptions } from '../../receiver/settings.ts'
import { MAX_TEXT } from '../../receiver/submission.ts'
import type { Site } from '../../src/content/site.ts'
import { fillTokens } from '../../src/lib/fillTokens.ts'
import { formServiceKind } from '../../src/lib/formAction.ts'
import { FORM_FIELDS } from '../../src/lib/formFields.ts'
import { DEPLOY_FOLDER } from '../build/staging.ts'
import { toReceiverPage } from './receiverPage.ts'

/** The file of the receiver’s settings, beside the built receiver and the command that reads its messages. */
const SETTINGS = 'receiver.json'

/** The receiver’s settings for a site; undefined when the site has none. */
export function toReceiverSettings(site: Site): ReceiverSettings | undefined {
  const { name, email, phone, whatsapp, url, privacy, services } = site.company
  if (formServiceKind(services.forms) !== 'receiver') return undefined
  const words = structuredClone(site.messages.forms.receiver)
  words.refused.large = fillTokens(words.refused.large, { limit: `${MAX_TEXT / 1024} KB` })
  const settings = {
    path: services.forms,
    site: url,
    company: { name, email, phone, whatsapp },
    reasons: site.contact.reasons,
    forms: FORM_FIELDS,
    deleteAfterDays: privacy.deleteAfterDays,
    words,
  }
  return { ...settings, page: toReceiverPage(settings) }
}

/** Bundles the receiver and its command into files that run with Node alone, and writes the settings beside them, into a folder, if the site has a receiver. */
export async function writeReceiver(folder: string, settings: ReceiverSettings | undefined): Promise<void> {
  if (!settings) return
  await bundleReceiver(folder)
  writeFileSync(path.join(folder, SETTINGS), `${JSON.stringify(settings, undefined, 2)}\n`)
}

/** Bundles the receiver and its command into a folder. */
export const bundleReceiver = (folder: string) =>
  build({
    entryPoints: {
      receiver: path.join(import.meta.dirname, '../../receiver/standalone.ts'),
      messages: path.join(import.meta.dirname, '../messages.ts'),
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })

/** Starts the receiver of the site built at `root`, with options from the environment; undefined when the site has none. */
export async function startReceiver(root: string, options: Partial<ReceiverOptions> = {}): Promise<Receiver | undefined> {
  const file = path.join(root, DEPLOY_FOLDER, SETTINGS)
  if (!existsSync(file)) return undefined
  const receiver = createReceiver(JSON.parse(readFileSync(file, 'utf8')) as ReceiverSettings, { ...readOptions(process.env), ...options })
  await receiver.start()
  return receiver
}
