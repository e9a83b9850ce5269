import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Receiver } from './receiver.ts'
import { type ReceiverOptions, type ReceiverSettings, readOptions } from './settings.ts'

/** Where the build writes the receiver and its settings, from the project's root. */
export const RECEIVER_FILES = { settings: '.generated/deploy/receiver.json', program: '.generated/deploy/receiver.mjs' } as const

/** Starts the receiver of the site that was built at `root`, with the options of the environment; undefined where the site has none. */
export function startReceiver(root: string, options: Partial<ReceiverOptions> = {}): Receiver | undefined {
  const file = path.join(root, RECEIVER_FILES.settings)
  if (!existsSync(file)) return undefined
  const receiver = new Receiver(JSON.parse(readFileSync(file, 'utf8')) as ReceiverSettings, { ...readOptions(process.env), ...options })
  receiver.start()
  return receiver
}
