import { spawnSync } from 'node:child_process'

/** Runs a command and says whether it ended well. Nothing it prints is shown; after ten minutes it is stopped. */
export function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', timeout: 600_000, env }).status === 0
}

/** Has apt install packages, where this is Linux and we may: as root, or by sudo without a password. Says whether they are there. */
export function installPackages(names: readonly string[]): boolean {
  if (process.platform !== 'linux') return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !run('sudo', ['-n', 'true'])) return false
  const apt = (...args: string[]) => (isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]))
  apt('update')
  return apt('install', '-y', '--no-install-recommends', ...names)
}
