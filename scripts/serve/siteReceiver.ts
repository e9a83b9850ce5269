import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { createReceiver, type Receiver } from '../../receiver/receiver.ts'
import { type ReceiverOptions, type ReceiverSettings, readOptions } from '../../receiver/settings.ts'
import { MAX_TEXT } from '../../receiver/submission.ts'
import type { Site } from '../../src/content/site.ts'
import { fillTokens } from '../../src/lib/fillTokens.ts'
import { formServiceKind } from '../../src/lib/formAction.ts'
import { FORM_FIELDS } from '../../src/lib/formFields.ts'
import { toReceiverPage } from './receiverPage.ts'

const FOLDER = '.generated/deploy'
/** The paths of the built receiver, its settings and the command that reads its messages, relative to the project root. */
const RECEIVER_FILES = {
  settings: `${FOLDER}/receiver.json`,
  program: `${FOLDER}/receiver.mjs`,
  command: `${FOLDER}/messages.mjs`,
} as const

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

/** Bundles the receiver and its command into files that run with Node alone, and writes the settings beside them, if the site has a receiver. */
export async function writeReceiver(root: string, settings: ReceiverSettings | undefined): Promise<void> {
  for (const old of Object.values(RECEIVER_FILES)) rmSync(path.join(root, old), { force: true })
  if (!settings) return
  mkdirSync(path.join(root, FOLDER), { recursive: true })
  await bundleReceiver(path.join(root, FOLDER))
  writeFileSync(path.join(root, RECEIVER_FILES.settings), `${JSON.stringify(settings, undefined, 2)}\n`)
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
  const file = path.join(root, RECEIVER_FILES.settings)
  if (!existsSync(file)) return undefined
  const receiver = createReceiver(JSON.parse(readFileSync(file, 'utf8')) as ReceiverSettings, { ...readOptions(process.env), ...options })
  await receiver.start()
  return receiver
}
