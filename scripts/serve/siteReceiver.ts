import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { createReceiver, type Receiver } from '../../receiver/receiver.ts'
import { type ReceiverOptions, type ReceiverSettings, readOptions } from '../../receiver/settings.ts'
import type { Site } from '../../src/content/site.ts'
import { formServiceKind } from '../../src/lib/formAction.ts'

/** The paths of the built receiver and its settings, relative to the project root. */
export const RECEIVER_FILES = { settings: '.generated/deploy/receiver.json', program: '.generated/deploy/receiver.mjs' } as const

/** The receiver’s settings for a site; undefined when the site has none. */
export function toReceiverSettings(site: Site): ReceiverSettings | undefined {
  const { name, email, phone, whatsapp, url, privacy, services } = site.company
  if (formServiceKind(services.forms) !== 'receiver') return undefined
  return {
    path: services.forms,
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
    entryPoints: [path.join(import.meta.dirname, '../../receiver/standalone.ts')],
    outfile: path.join(root, program),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })
  writeFileSync(path.join(root, file), `${JSON.stringify(settings, undefined, 2)}\n`)
}

/** Starts the receiver of the site built at `root`, with options from the environment; undefined when the site has none. */
export function startReceiver(root: string, options: Partial<ReceiverOptions> = {}): Receiver | undefined {
  const file = path.join(root, RECEIVER_FILES.settings)
  if (!existsSync(file)) return undefined
  const receiver = createReceiver(JSON.parse(readFileSync(file, 'utf8')) as ReceiverSettings, { ...readOptions(process.env), ...options })
  receiver.start()
  return receiver
}

/** Starts the receiver for tests, which fill in forms faster than people do, all from one address. Deletes the content of `folder`. */
export function startTestReceiver(root: string, folder: string): Receiver | undefined {
  rmSync(folder, { recursive: true, force: true })
  return startReceiver(root, { folder, minimumTime: 0, perAddressPerHour: 100_000, totalPerHour: 100_000, log: () => {} })
}
