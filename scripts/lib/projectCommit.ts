import { spawnSync } from 'node:child_process'

/** The current commit of the project at `root`; undefined when there are uncommitted changes. */
export function getCleanCommit(root: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const head = git('rev-parse', 'HEAD')
  const changes = git('status', '--porcelain')
  return head.status === 0 && changes.status === 0 && changes.stdout === '' ? head.stdout.trim() : undefined
}
