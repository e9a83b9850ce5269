import { existsSync } from 'node:fs'
import path from 'node:path'
import { installPackages } from '../../lib/systemPackages.ts'

/** Whether all commands are available. If not, tries to install these Debian packages first. */
export const ensureCommands = (commands: readonly string[], packages: readonly string[]): boolean =>
  commands.every(findCommand) || (installPackages(packages) && commands.every(findCommand))

/** The path of a command; undefined when it is not installed. */
export function findCommand(command: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, command)).find((file) => existsSync(file))
}
