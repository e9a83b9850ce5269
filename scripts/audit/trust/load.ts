import { spawnSync } from 'node:child_process'
import { ensureNginx, startNginx } from '../../deploy/realHosts.ts'
import { installPackages } from '../../lib/systemPackages.ts'
import type { Row } from './row.ts'

const CONNECTIONS = 64
const SECONDS = 10

const ABOUT = 'requests to nginx under load'
const MISSING = 'nginx or wrk is not installed here (apt: nginx-light, libnginx-mod-http-brotli-static, wrk)'

/** Asks nginx for a page, compressed, as often as 64 visitors can at once for ten seconds. */
export async function holdLoad(site: string, page: string): Promise<Row> {
  const hasWrk = () => spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined
  if (!ensureNginx() || !(hasWrk() || (installPackages(['wrk']) && hasWrk()))) return { about: ABOUT, tried: 0, faults: [], note: MISSING }
  const nginx = await startNginx(site)
  try {
    const args = ['-t2', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: br', nginx.origin + page]
    const { stdout } = spawnSync('wrk', args, { encoding: 'utf8' })
    const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
    const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1).map(Number) ?? []
    const failed = figure(/Non-2xx or 3xx responses: (\d+)/) + broken.reduce((sum, one) => sum + one, 0)
    const tried = figure(/(\d+) requests in/)
    const note = `${Math.round(figure(/Requests\/sec:\s+([\d.]+)/))} a second, 99 of 100 within ${/99%\s+(\S+)/.exec(stdout)?.[1] ?? '-'}`
    const faults = Array.from({ length: Math.min(failed, tried) }, () => 'nginx did not answer under load, or not with 200.')
    return { about: ABOUT, tried, faults: tried === 0 ? ['wrk asked nothing.'] : faults, note }
  } finally {
    await nginx.stop()
  }
}
