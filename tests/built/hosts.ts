import { hasCaddy, hasNginx } from '../../scripts/deploy/localWebServers.ts'
import { createSiteServer, listen } from '../../scripts/serve/server.ts'

/** A host that serves a built site. */
export interface Host {
  origin: string
  stop(): Promise<void>
}

/** Serves a folder by the project’s own server. */
export async function startOwn(port: number, ...options: Parameters<typeof createSiteServer>): Promise<Host> {
  const server = createSiteServer(...options)
  return {
    origin: `http://localhost:${await listen(server, port)}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Why a host is not tested on this machine, for the title of its tests. The CI workflow installs both. */
export const MISSING: Readonly<Record<string, string | false>> = {
  nginx: !hasNginx() && ' (skipped: nginx with its brotli module is not installed)',
  Caddy: !hasCaddy() && ' (skipped: Caddy is not installed)',
}
