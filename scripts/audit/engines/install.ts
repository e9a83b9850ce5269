import { existsSync } from 'node:fs'
import path from 'node:path'
import { installPackages } from '../../lib/systemPackages.ts'

/** Whether commands are there, or could be had now from the packages of Debian named. */
export const ensureCommands = (commands: readonly string[], packages: readonly string[]): boolean =>
  commands.every(findCommand) || (installPackages(packages) && commands.every(findCommand))

/** Where a command lies; undefined when it is not there. */
export function findCommand(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file))
}
