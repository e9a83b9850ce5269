import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Receiver } from './receiver.ts'
import { type ReceiverOptions, type ReceiverSettings, readOptions } from './settings.ts'

/** The paths of the built receiver and its settings, relative to the project root. */
export const RECEIVER_FILES = { settings: '.generated/deploy/receiver.json', program: '.generated/deploy/receiver.mjs' } as const

/** Starts the receiver of the site built at `root`, with options from the environment; undefined when the site has none. */
export function startReceiver(root: string, options: Partial<ReceiverOptions> = {}): Receiver | undefined {
  const file = path.join(root, RECEIVER_FILES.settings)
  if (!existsSync(file)) return undefined
  const receiver = new Receiver(JSON.parse(readFileSync(file, 'utf8')) as ReceiverSettings, { ...readOptions(process.env), ...options })
  receiver.start()
  return receiver
}

/** Starts the receiver for tests, which fill in forms faster than people do, all from one address. Deletes the content of `folder`. */
export function startTestReceiver(root: string, folder: string): Receiver | undefined {
  rmSync(folder, { recursive: true, force: true })
  return startReceiver(root, { folder, minimumTime: 0, perAddressPerHour: 100_000, totalPerHour: 100_000, log: () => {} })
}
