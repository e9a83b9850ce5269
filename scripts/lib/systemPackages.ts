import { spawnSync } from 'node:child_process'

/** Runs a command silently and returns whether it succeeded. Stops it after ten minutes. */
export function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: 'ignore', timeout: 600_000, env }).status === 0
}

/** Installs packages with apt, as root or with passwordless sudo. Returns whether that succeeded. */
export function installPackages(names: readonly string[]): boolean {
  if (process.platform !== 'linux') return false
  const isRoot = process.getuid?.() === 0
  if (!isRoot && !run('sudo', ['-n', 'true'])) return false
  const apt = (...args: string[]) => (isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]))
  apt('update')
  return apt('install', '-y', '--no-install-recommends', ...names)
}
